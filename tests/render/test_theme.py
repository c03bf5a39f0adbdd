"""Five nations that anybody can tell apart: by colour under three deficiencies, and by shape, letter and pattern."""

import itertools

import numpy as np
import pytest

from render import theme
from render.theme import NATIONS, Colour

# Machado, Oliveira and Fernandes 2009, severity 1.0: protanopia, deuteranopia, tritanopia (linear RGB).
DEFICIENCIES = {
    "none": np.eye(3),
    "protanopia": np.array(
        [[0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216], [-0.003882, -0.048116, 1.051998]]
    ),
    "deuteranopia": np.array(
        [[0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413], [-0.011820, 0.042940, 0.968881]]
    ),
    "tritanopia": np.array(
        [[1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602], [0.004733, 0.691367, 0.303900]]
    ),
}
LEAST = 17.0
LEAST_LIGHTNESS = 7.0


def _linear(colour: Colour) -> np.ndarray:
    values = np.array(colour) / 255
    return np.where(values <= 0.04045, values / 12.92, ((values + 0.055) / 1.055) ** 2.4)


def lab(colour: Colour, matrix: np.ndarray) -> np.ndarray:
    """Return CIE L*a*b* (D65) of a colour as it is seen with a deficiency."""
    seen = np.clip(matrix @ _linear(colour), 0, 1)
    xyz = (
        np.array(
            [[0.4124564, 0.3575761, 0.1804375], [0.2126729, 0.7151522, 0.0721750], [0.0193339, 0.1191920, 0.9503041]]
        )
        @ seen
    )
    ratio = xyz / np.array([0.95047, 1.0, 1.08883])
    f = np.where(ratio > 216 / 24389, np.cbrt(ratio), (24389 / 27 * ratio + 16) / 116)
    return np.array([116 * f[1] - 16, 500 * (f[0] - f[1]), 200 * (f[1] - f[2])])


def ciede2000(first: np.ndarray, second: np.ndarray) -> float:
    """Return the colour difference CIEDE2000 (Sharma, Wu, Dalal 2005)."""
    (l1, a1, b1), (l2, a2, b2) = first, second
    mean_c = (np.hypot(a1, b1) + np.hypot(a2, b2)) / 2
    g = 0.5 * (1 - np.sqrt(mean_c**7 / (mean_c**7 + 25.0**7)))
    a1, a2 = a1 * (1 + g), a2 * (1 + g)
    c1, c2 = np.hypot(a1, b1), np.hypot(a2, b2)
    h1, h2 = np.degrees(np.arctan2(b1, a1)) % 360, np.degrees(np.arctan2(b2, a2)) % 360
    dh = 0.0 if c1 * c2 == 0 else (h2 - h1 + 180) % 360 - 180
    big_h = 2 * np.sqrt(c1 * c2) * np.sin(np.radians(dh / 2))
    mean_l, mean_c = (l1 + l2) / 2, (c1 + c2) / 2
    mean_h = h1 + h2 if c1 * c2 == 0 else ((h1 + h2) / 2 if abs(h1 - h2) <= 180 else ((h1 + h2 + 360) / 2) % 360)
    t = (
        1 - 0.17 * np.cos(np.radians(mean_h - 30)) + 0.24 * np.cos(np.radians(2 * mean_h))
        + 0.32 * np.cos(np.radians(3 * mean_h + 6)) - 0.20 * np.cos(np.radians(4 * mean_h - 63))
    )  # fmt: skip
    s_l = 1 + 0.015 * (mean_l - 50) ** 2 / np.sqrt(20 + (mean_l - 50) ** 2)
    s_c, s_h = 1 + 0.045 * mean_c, 1 + 0.015 * mean_c * t
    turn = (
        -np.sin(np.radians(60 * np.exp(-(((mean_h - 275) / 25) ** 2)))) * 2 * np.sqrt(mean_c**7 / (mean_c**7 + 25.0**7))
    )
    parts = ((l2 - l1) / s_l, (c2 - c1) / s_c, big_h / s_h)
    return float(np.sqrt(parts[0] ** 2 + parts[1] ** 2 + parts[2] ** 2 + turn * parts[1] * parts[2]))


def test_ciede2000_agrees_with_published_pairs() -> None:
    first = ciede2000(np.array([50.0, 2.6772, -79.7751]), np.array([50.0, 0.0, -82.7485]))
    second = ciede2000(np.array([60.2574, -34.0099, 36.2677]), np.array([60.4626, -34.1751, 39.4387]))
    assert first == pytest.approx(2.0425, abs=1e-4)
    assert second == pytest.approx(1.2644, abs=1e-4)


@pytest.mark.parametrize("deficiency", DEFICIENCIES)
def test_every_pair_of_nations_is_apart(deficiency: str) -> None:
    matrix = DEFICIENCIES[deficiency]
    for a, b in itertools.combinations(NATIONS, 2):
        first, second = lab(NATIONS[a].fill, matrix), lab(NATIONS[b].fill, matrix)
        assert ciede2000(first, second) >= LEAST, (a, b, ciede2000(first, second))


def test_the_nations_make_a_ladder_of_lightness() -> None:
    lightness = sorted(lab(nation.fill, DEFICIENCIES["none"])[0] for nation in NATIONS.values())
    assert min(b - a for a, b in itertools.pairwise(lightness)) >= LEAST_LIGHTNESS, lightness


def test_shapes_letters_and_patterns_differ_too() -> None:
    for sign in ("shape", "letter", "pattern"):
        assert len({getattr(nation, sign) for nation in NATIONS.values()}) == 5


@pytest.mark.parametrize("palette", theme.PALETTES)
def test_text_reads_on_its_ground_in_every_palette(palette: str) -> None:
    colours = theme.theme(palette)

    def contrast(one: Colour, other: Colour) -> float:
        weights = np.array([0.2126, 0.7152, 0.0722])
        light = sorted((float(weights @ _linear(one)), float(weights @ _linear(other))))
        return (light[1] + 0.05) / (light[0] + 0.05)

    assert contrast(colours.ink, colours.panel) >= 7
    assert contrast(colours.ink, colours.paper_deep) >= 7
    assert contrast(colours.muted, colours.panel) >= 4.5
    assert contrast(colours.accent, colours.paper_deep) >= 4.5
    assert contrast(colours.zone_name, colours.land_deep) >= 4.5
    assert contrast(colours.sea_name, colours.sea_deep) >= 4.5


def test_an_unknown_palette_is_refused_with_the_names_there_are() -> None:
    with pytest.raises(ValueError, match=r"'mauve'.*standard, high_contrast, light, dark"):
        theme.theme("mauve")
