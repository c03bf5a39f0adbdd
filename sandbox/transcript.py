"""What channel and thread of the simulated server saw, as Markdown with the pictures beside it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from simcord.builders import UserHandle

from sandbox.world import World


def write_transcript(world: World, out: Path) -> int:
    """Write `transcript.md` and the pictures in the order in which they were posted. Returns how many there are."""
    lines: list[str] = []
    pictures = 0
    for place in [world.channel, *world.channel.threads]:
        lines += [f"# {'Thread' if place.is_thread else 'Channel'} {place.name}", ""]
        for message in place.history():
            if message.is_system():
                continue
            lines += message_lines(message)
            for attachment in message.attachments:
                name = attachment.filename
                if (attachment.content_type or "").startswith("image/"):
                    pictures += 1
                    name = f"{pictures:03d}-{attachment.filename}"
                data = world.env.backend.cdn.get(attachment.url)
                if data is not None:
                    (out / name).write_bytes(data)
                lines += [f"![{attachment.description or name}]({name})", ""]
    (out / "transcript.md").write_text("\n".join(lines), encoding="utf-8")
    return pictures


def write_direct(world: World, out: Path) -> None:
    """Write what each person got in direct messages, as `dm-NAME.md`."""
    for name, person in world.people.items():
        handle = UserHandle(world.env, world.env.backend.users[person.id])
        lines = [f"# Direct messages of {name}", ""]
        for message in handle.dm_channel.history():
            lines += message_lines(message)
        (out / f"dm-{name.lower()}.md").write_text("\n".join(lines), encoding="utf-8")


def message_lines(message: Any) -> list[str]:
    """Return a message as Markdown, without its files."""
    lines = [f"**{message.author.display_name}**: {message.content}" if message.content else "---", ""]
    for embed in message.embeds:
        if embed.title:
            lines += [f"### {embed.title}", ""]
        if embed.description:
            lines += [embed.description.replace("\n", "  \n"), ""]
        if embed.footer.text:
            lines += [f"*{embed.footer.text}*", ""]
    children = [child for row in message.components for child in getattr(row, "children", [])]
    labels = [child.label for child in children if getattr(child, "label", None)]
    if labels:
        lines += [" ".join(f"[{label}]" for label in labels), ""]
    return lines
