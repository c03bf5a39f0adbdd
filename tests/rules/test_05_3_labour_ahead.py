"""Rule 5.3: all who have a choice of labour are asked at once; what later players answer is kept, sealed."""

from __future__ import annotations

import pytest

from engine import front
from engine.errors import Illegal, NotYours
from engine.frames import Labour
from engine.model import Action
from engine.rules import labour
from tests.builder import Table, facts, kinds


def two(*, citizens: int = 2, ducats: int = 5) -> Table:
    """England, first, and France each have a vacant Colony; Citizens only in the Cathedral of Cuba."""
    table = Table("england", "france", "netherlands").colony("barbados", "england").colony("martinique", "france")
    table.state.citizens = {zone: citizens if zone == "cuba" else 0 for zone in table.state.citizens}
    table.state.citizens["panama"] = 1
    table.seat("france", ducats=ducats).labour("england", "france", "netherlands")
    return table


def test_5_3_all_who_have_a_choice_are_asked_at_once() -> None:
    """The Netherlands has no vacant Colony."""
    table = two()
    assert table.asked() == ["england", "france"]
    assert [decision.secret for decision in front.decisions(table.state)] == [False, True]


def test_5_3_who_has_one_option_is_not_asked_ahead() -> None:
    """Of one Cathedral there is nothing to choose; it may be empty when the turn comes."""
    table = two()
    table.state.citizens["panama"] = 0
    table.colony("panuco", "england")
    table.labour("england", "france")
    assert table.asked() == ["england"]
    with pytest.raises(NotYours):
        table.do("france", "hire:cuba:martinique")


def test_5_3_what_a_later_player_answers_changes_nothing_before_its_turn() -> None:
    table = two()
    events = table.do("france", "hire:cuba:martinique")
    assert kinds(events) == ["labour_kept"]
    assert events[0].seen_by("england") == {} and events[0].seen_by("france") == {"option": "hire:cuba:martinique"}
    assert table.state.colonies["martinique"].worker is None and table.player("france").ducats == 5
    assert table.state.citizens["cuba"] == 2


def test_5_3_it_is_done_when_its_turn_comes_if_it_is_still_legal_then() -> None:
    table = two()
    table.do("france", "hire:cuba:martinique")
    events = table.do("england", "hire:cuba:barbados")
    assert kinds(events)[:3] == ["hired", "labour_opened", "hired"]
    assert table.state.colonies["martinique"].worker == "citizen" and table.player("france").ducats == 4
    assert table.state.citizens["cuba"] == 0


def test_5_3_what_was_kept_is_opened_for_good() -> None:
    """Undo stops there: England has seen what France had sealed."""
    table = two()
    table.do("france", "hire:cuba:martinique")
    assert front.apply(table.state, Action("england", "hire:cuba:barbados")).barrier


def test_5_3_whose_source_is_gone_is_asked_again_and_told() -> None:
    """England takes the last Citizen of Cuba, on whom France had counted; Natives and Panama are left to it."""
    table = two(citizens=1).colony("petit_goave", "france")
    table.labour("england", "france")
    table.do("france", "hire:cuba:martinique", "hire:panama:petit_goave")
    events = table.do("england", "hire:cuba:barbados")
    gone = [event for event in events if event.kind == "labour_gone"]
    assert gone[0].seen_by("france") == {"option": "hire:cuba:martinique"} and gone[0].seen_by("england") == {}
    assert table.asked() == ["france"]
    asked = front.decisions(table.state)[0]
    assert asked.facts["gone"] == "hire:cuba:martinique" and not asked.secret
    assert front.view(table.state, "england").frames == front.view(table.state, None).frames
    assert table.state.colonies["petit_goave"].worker is None, "all that stood behind it is asked anew"
    table.do("france", "hire:panama:martinique")
    assert table.state.colonies["martinique"].worker == "citizen"


def test_5_3_a_later_player_answers_one_colony_after_another() -> None:
    """Listed as if its own answers were done: with $1 the second Colony has only the Natives of its zone."""
    table = two(ducats=1).colony("panuco", "france")
    table.labour("england", "france")
    table.do("france", "hire:cuba:martinique")
    assert table.options("france") == ["kidnap:totonac:panuco", "kidnap:tlaxcala:panuco"]
    assert table.asked() == ["england", "france"]


def test_5_3_who_has_more_to_choose_has_not_sealed_yet() -> None:
    table = two(ducats=1).colony("panuco", "france")
    table.labour("england", "france")
    table.do("france", "hire:cuba:martinique")
    assert [(each.seat, each.given) for each in front.decisions(table.state)] == [("england", None), ("france", None)]
    table.do("france", "kidnap:totonac:panuco")
    assert front.decisions(table.state)[1].given == "kidnap:totonac:panuco"


def test_5_3_who_has_kept_an_answer_and_no_choice_any_more_is_asked_nothing() -> None:
    """England, still at it, takes the Citizen of Panama: of France's two sources one is left."""
    table = two().colony("panuco", "england")
    table.labour("england", "france")
    table.do("france", "hire:cuba:martinique")
    table.do("england", "hire:panama:barbados")
    assert [each.seat for each in front.decisions(table.state)] == ["england"]


def test_5_3_free_hires_are_counted_too() -> None:
    table = two(ducats=1).seat("france", tableau=["compagnie_des_iles"]).colony("petit_goave", "france")
    table.labour("england", "france")
    prices = {option.facts["price"] for option in table.option_list("france") if option.kind == "hire"}
    assert prices == {0}
    table.do("france", "hire:cuba:martinique")
    prices = {option.facts["price"] for option in table.option_list("france") if option.kind == "hire"}
    assert prices == {1}


def test_5_3_a_kept_answer_can_be_changed_until_the_turn_comes() -> None:
    """The new one stands first; of the others stays what is still possible then."""
    table = two(ducats=1)
    table.do("france", "hire:cuba:martinique")
    given = {decision.seat: decision.given for decision in front.decisions(table.state)}
    assert given == {"england": None, "france": "hire:cuba:martinique"}
    table.do("france", "hire:panama:martinique")
    events = table.do("england", "hire:cuba:barbados")
    assert [fact["zone"] for fact in facts(events, "hired")] == ["cuba", "panama"]


def test_5_3_changing_one_of_several_keeps_the_rest_that_fits() -> None:
    table = two(ducats=5).colony("petit_goave", "france")
    table.labour("england", "france")
    table.do("france", "hire:cuba:martinique", "hire:panama:petit_goave")
    table.do("france", "hire:panama:martinique")
    decision = next(one for one in front.decisions(table.state) if one.seat == "france")
    assert decision.facts["kept"] == ["hire:panama:martinique"], "the Citizen of Panama is one"
    assert all(option.id.endswith(":petit_goave") for option in decision.options)


def test_5_3_the_labour_of_a_colony_that_is_chosen_is_refused_in_a_sentence() -> None:
    table = two().colony("petit_goave", "france")
    table.labour("england", "france")
    table.do("france", "hire:cuba:martinique")
    with pytest.raises(Illegal, match="The labour of Martinique is chosen already"):
        table.do("france", "hire:panama:martinique")


def test_5_3_an_order_answers_ahead_and_again_where_the_source_is_gone() -> None:
    """France has left `hire`: Cuba, the first, is kept; when it is empty, Panama."""
    table = two(citizens=1)
    table.do("france", "order:labour:hire")
    assert table.asked() == ["england"]
    events = table.do("england", "hire:cuba:barbados")
    hired = [(fact["seat"], fact["zone"]) for fact in facts(events, "hired")]
    assert hired == [("england", "cuba"), ("france", "panama")]


def test_5_3_a_bot_can_look_at_its_turn_before_it_comes() -> None:
    """With what it has kept done, or nothing; those before it are passed over."""
    table = two()
    table.do("france", "hire:cuba:martinique")
    frame = table.state.frames[-1]
    assert isinstance(frame, Labour)
    labour.come_to(table.game, frame, "france")
    assert (frame.queue, frame.ahead) == (["france", "netherlands"], {})
    assert table.state.colonies["martinique"].worker == "citizen"
    labour.come_to(table.game, frame, "netherlands")
    assert frame.queue == ["netherlands"]


def test_5_3_a_later_player_without_any_source_left_stays_vacant() -> None:
    table = two(citizens=1)
    table.state.citizens["panama"] = 0
    table.state.citizens["new_spain"] = 1
    table.colony("panuco", "england").labour("england", "france")
    table.do("france", "hire:cuba:martinique")
    events = table.do("england", "hire:new_spain:barbados", "hire:cuba:panuco")
    assert facts(events, "no_labour") == [{"owner": "france", "sites": ["martinique"]}]


def test_5_3_whose_turn_it_is_not_hears_nothing_of_who_has_answered() -> None:
    """Section 15: the refusal names all who are asked."""
    table = two()
    table.do("france", "hire:cuba:martinique")
    with pytest.raises(NotYours, match="England, France"):
        table.do("netherlands", "hire:cuba:barbados")
