"""Chat and manners: what can be said, how often, to whom; who is not heard, and that nobody learns of it."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from random import Random
from typing import Any, get_args

import pytest

from atout.match.refusal import Refusal
from atout.server.tables.chat import BACKLOG, LONGEST_TEXT, Chat, Phrase, alike
from atout.server.tables.entries import Entry
from tests.server.support.people import Person, Refused, Seat, together
from tests.server.support.servers import Server
from tests.server.support.tables import acting, settled, table


def heard(seat: Seat) -> list[str]:
    """What has come over a connection, in order."""
    return [event.get("text") or event["phrase"] for event in seat.events if event["kind"] == "said"]


async def backlog(person: Person, code: str) -> list[str]:
    return [message.get("text") or message["phrase"] for message in (await person.look(code))["chat"]]


def test_everybody_reads_what_is_said_and_only_players_speak(address: str) -> None:
    async def check() -> None:
        async with table(address, 3) as (code, people, seats), Person(address).at(code) as spectator:
            await seats[0].do("say", text="  Good\u202e  evening\nall ")
            await seats[1].do("say", phrase="hello")
            for seat in (*seats, spectator):
                await seat.until(lambda s: heard(s) == ["Good evening all", "hello"])
            first, second = (event for event in spectator.events if event["kind"] == "said")
            assert {key: first[key] for key in ("seat", "name", "text")} == {"seat": 1, "name": "P1", "text": "Good evening all"}
            assert set(first) == {"n", "kind", "at", "seat", "name", "text"}
            assert set(second) == {"n", "kind", "at", "seat", "name", "phrase"}
            assert (await spectator.refusal("say", text="May I"))["message"] == "not-seated"
            assert (await people[2].look(code))["chat"] == [first, second]

    asyncio.run(check())


def test_what_is_no_message(here: str) -> None:
    async def check() -> None:
        async with table(here, 2, "hilo", start=False) as (code, people, (seat, _)):
            for words in ({}, {"text": "a", "phrase": "hello"}, {"text": ""}, {"text": "\u200b \u3164"}, {"text": "ab" * 101}):
                refusal = await seat.refusal("say", **words)
                assert (refusal["message"], refusal["arguments"]) == ("bad-text", {"longest": LONGEST_TEXT}), words
            await seat.do("say", text="o\u0308x" * (LONGEST_TEXT // 2))
            with pytest.raises(Refused, match="bad-request"):
                await people[0].do(code, "say", phrase="buy gold")
            with pytest.raises(Refused, match="bad-request"):
                await people[0].do(code, "say", text="x" * 1001)

    asyncio.run(check())


def test_chat_goes_on_before_during_and_after_a_match_and_is_in_no_record(here: str) -> None:
    async def check() -> None:
        async with table(here, 2, "hilo", start=False, options={"limit": 1}) as (code, people, seats):
            await seats[0].do("say", text="before")
            await seats[0].do("start")
            await seats[1].until(lambda s: s.view is not None)
            await seats[1].do("say", text="during")
            await together(*(seat.play(Random(i)) for i, seat in enumerate(seats)))
            await seats[0].do("say", text="after all that")
            assert await backlog(people[1], code) == ["before", "during", "after all that"]
            share = seats[0].table["share"]
            assert "during" not in json.dumps(await people[0].call(f"/api/matches/{share}"))

    asyncio.run(check())


def test_talk_makes_no_move_stale(address: str) -> None:
    async def check() -> None:
        async with table(address, 3) as (_, _, seats):
            mover = acting(seats)
            version = mover.number
            for number, seat in enumerate(seats):
                await seat.do("say", text=f"thought number {number}" + "?" * number)
            await seats[0].do("mute", seat=2, on=True)
            await mover.do("move", version=version, move=mover.view["legal"][0])

    asyncio.run(check())


def test_the_host_switches_chat_off_and_on_also_in_a_match(here: str) -> None:
    async def check() -> None:
        async with table(here, 3) as (_, _, (host, guest, _)):
            assert host.table["agreement"]["chat"] == "on"
            assert (await guest.refusal("agree-on", agreement={"chat": "off"}))["message"] == "host-only"
            await host.do("agree-on", agreement={"chat": "phrases"})
            assert (await guest.refusal("say", text="but"))["message"] == "phrases-only"
            await guest.do("say", phrase="oops")
            await host.do("agree-on", agreement={"chat": "off"})
            await guest.until(lambda s: s.table["agreement"]["chat"] == "off")
            assert (await guest.refusal("say", phrase="hello"))["message"] == "chat-off"
            assert (await host.refusal("say", text="but"))["message"] == "chat-off"
            await host.do("agree-on", agreement={"chat": "on"})
            await guest.do("say", text="thank you")

    asyncio.run(check())


def test_nobody_floods_the_table(address: str) -> None:
    async def check() -> None:
        async with table(address, 2, "hilo", start=False) as (code, people, (seat, other)):
            for text in ("one", "two", "three", "four", "five"):
                await seat.do("say", text=text)
            refusal = await seat.refusal("say", text="six")
            assert refusal["message"] == "too-fast"
            assert 1 <= refusal["arguments"]["seconds"] <= 10
            with pytest.raises(Refused) as refused:
                await people[0].do(code, "say", phrase="hello")
            assert refused.value.status == 429
            await other.do("say", text="six")  # everybody has their own measure
            await seat.do("leave")
            await people[0].do(code, "sit", name="Somebody else")
            assert await people[0].refusal(code, "say", text="me again") == "too-fast"

    asyncio.run(check())


@pytest.fixture(scope="module")
def two_servers(postgres_database: str) -> Iterator[list[Server]]:
    servers = [Server(postgres_database), Server(postgres_database)]
    yield servers
    for server in servers:
        server.kill()


def test_a_flood_through_two_processes_is_one_flood(two_servers: list[Server]) -> None:
    async def check() -> None:
        ann = [Person(two_servers[0].address, "Ann")]
        ann.append(Person(two_servers[1].address, "Ann", ann[0].token))
        code = await ann[0].create("hilo", [{}, {}])
        words = ["apple", "brick", "cloud", "dragon", "engine", "forest", "garden", "harbour", "island", "jungle"]
        answers = await asyncio.gather(
            *(ann[number % 2].do(code, "say", text=word) for number, word in enumerate(words)), return_exceptions=True
        )
        refused = [answer.message for answer in answers if isinstance(answer, Refused)]
        assert refused == ["too-fast"] * 5
        said = [await backlog(person, code) for person in ann]
        assert said[0] == said[1]
        assert len(said[0]) == 5

    asyncio.run(check())


def test_what_was_said_outlives_its_process(two_servers: list[Server]) -> None:
    async def talk(address: str) -> tuple[str, Person]:
        ann, bob = Person(address, "Ann"), Person(address, "Bob")
        code = await ann.create("hilo", [{}, {}])
        await bob.do(code, "sit", name="Bob")
        await bob.do(code, "say", text="hello")
        await ann.do(code, "say", phrase="hello")
        await ann.do(code, "rename", name="Anna")
        await ann.do(code, "mute", seat=2, on=True)
        return code, ann

    async def check(address: str, code: str, ann: Person) -> None:
        again = Person(address, token=ann.token)
        assert [message["name"] for message in (await again.look(code))["chat"]] == ["Ann"], "as it was then"
        assert await again.refusal(code, "say", phrase="hello") == "said-already"
        assert len((await Person(address).look(code))["chat"]) == 2

    first, second = two_servers
    code, ann = asyncio.run(talk(first.address))
    first.kill()
    asyncio.run(check(second.address, code, ann))


def chat(*said: tuple[float, str], who: str = "ann") -> Chat:
    """What somebody has said, and when."""
    made = Chat()
    for number, (at, text) in enumerate(said, 1):
        made = made.with_said(Entry(number, at, "said", {"who": who, "seat": 1, "name": who, "text": text}))
    return made


def test_limits_by_the_clock() -> None:
    quick = chat(*((100.0 + number, f"{number} " + "xyzuvw"[number]) for number in range(5)))
    with pytest.raises(Refusal) as refused:
        quick.check("ann", {"text": "more"}, 104.5)
    assert refused.value.arguments == {"seconds": 6}
    quick.check("ann", {"text": "more"}, 110.0)
    quick.check("bob", {"text": "more"}, 104.5)
    steady = chat(*((2.5 * number, f"{number * 7919} {chr(97 + number)}") for number in range(20)))
    with pytest.raises(Refusal) as refused:
        steady.check("ann", {"text": "more"}, 50.0)
    assert refused.value.arguments == {"seconds": 10}
    steady.check("ann", {"text": "more"}, 60.0)
    late = chat((100.0, "from a process whose clock is ahead"))
    late.check("ann", {"text": "more"}, 90.0)


def test_the_same_again_is_refused_for_a_minute() -> None:
    once = chat((100.0, "Well played, everybody"))
    with pytest.raises(Refusal) as refused:
        once.check("ann", {"text": "WELL  played, everybodyyy..."}, 159.0)
    assert refused.value.message == "said-already"
    once.check("ann", {"text": "Well played, everybody"}, 160.0)
    once.check("bob", {"text": "Well played, everybody"}, 120.0)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("hi", "HI"),
        ("hello", "héllo"),
        ("so good", "s o g o o o o d"),
        (":-)", ":-)))"),
        ("👍", "👍👍👍"),
        ("buy cheap gold at this place", "buy cheap gold at this place 2"),
        ("come to my channel please", "come to my chanel, plaese"),
    ],
)
def test_messages_that_are_nearly_the_same(one: str, other: str) -> None:
    assert alike({"text": one}, {"text": other})
    assert alike({"text": other}, {"text": one})


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("yes", "no"),
        ("I have 7", "I have 8"),
        ("10", "100"),
        (":-)", ":-("),
        ("shall I lead red now", "shall I lead blue now"),
        ("👍", "👎"),
    ],
)
def test_messages_that_are_not(one: str, other: str) -> None:
    assert not alike({"text": one}, {"text": other})


def test_a_phrase_is_like_itself_only() -> None:
    assert alike({"phrase": "thanks"}, {"phrase": "thanks"})
    assert not alike({"phrase": "thanks"}, {"phrase": "sorry"})
    assert not alike({"phrase": "thanks"}, {"text": "thanks"})
    assert not alike({"text": "thanks"}, {"phrase": "thanks"})


def test_the_last_messages_whoever_is_muted() -> None:
    talk = Chat()
    for number in range(1, 301):
        who = "bob" if number > 100 else ("ann", "cid")[number % 2]
        talk = talk.with_said(Entry(number, float(number), "said", {"who": who, "seat": 1, "name": who, "text": str(number)}))
    assert [message["n"] for message in talk.backlog(None)] == list(range(251, 301))
    talk = talk.with_muted("ann", "bob", on=True)
    assert [message["n"] for message in talk.backlog("ann")] == list(range(51, 101))
    talk = talk.with_muted("ann", "bob", on=False)
    assert len(talk.backlog("ann")) == BACKLOG
    assert talk.backlog("ann")[-1]["n"] == 300


def test_whoever_is_muted_is_not_heard_on_any_device(address: str) -> None:
    async def check() -> None:
        async with table(address, 3) as (code, people, seats):
            ann, bob, cid = seats
            await bob.do("say", text="hello there")
            await ann.until(heard)
            await ann.do("mute", seat=2, on=True)
            assert ann.state["own"]["muted"] == [2]
            assert all(seat.state["own"]["muted"] == [] for seat in (bob, cid))
            await bob.do("say", text="can you hear me")
            await cid.until(lambda s: len(heard(s)) == 2)
            await bob.do("rename", name="Bobby")
            await settled(seats)
            assert heard(ann) == ["hello there"]
            assert not [frame for frame in ann.frames if "hear me" in frame]
            assert await backlog(people[0], code) == []
            since = await people[0].call(f"/api/tables/{code}?since=1")
            assert "hear me" not in json.dumps(since)
            assert "hello there" not in json.dumps(since)
            assert [event["n"] for event in since["events"]] == list(range(2, since["n"] + 1))
            device = Person(address, token=people[0].token)
            async with device.at(code, since=1) as other:
                assert heard(other) == []
                assert other.state["own"]["muted"] == [2]
                await other.do("mute", id="unmute", seat=2, on=False)
                assert other.state["own"]["muted"] == []
            assert await backlog(people[0], code) == ["hello there", "can you hear me"]

    asyncio.run(check())


def test_muting_is_told_to_nobody(here: str) -> None:
    """Somebody who is muted receives what they would receive if something else had happened that concerns nobody."""

    async def received(do: str, **more: Any) -> list[Any]:
        async with table(here, 3) as (code, people, (ann, bob, _)):
            await ann.do(do, **more)
            await bob.reach(ann.number)
            await bob.do("say", text="hello there")
            events = (await people[1].call(f"/api/tables/{code}?since=1"))["events"]
            assert all(chair["kind"] == "person" for chair in bob.table["seats"])
            assert not [frame for frame in bob.frames if '"muted":[]' not in frame and "muted" in frame]
            return [event for event in events if event["kind"] == "quiet"] + [bob.state["own"], bob.table["seats"]]

    async def check() -> None:
        one, other = await asyncio.gather(received("mute", seat=2, on=True), received("play-forced", on=True))
        assert one == other
        assert set(one[0]) == {"n", "kind"}

    asyncio.run(check())


def test_who_can_be_muted(here: str) -> None:
    async def check() -> None:
        async with table(here, 2, "hilo", start=False) as (code, _, (ann, _)):
            assert (await ann.refusal("mute", seat=1, on=True))["message"] == "not-oneself"
            assert (await ann.refusal("mute", seat=5, on=True))["message"] == "no-such-seat"
            await ann.do("chairs", players=3)
            await ann.do("bot", seat=3, level="club")
            assert (await ann.refusal("mute", seat=3, on=True))["message"] == "nobody-there"
            assert await Person(here).refusal(code, "mute", seat=1, on=True) == "not-seated"

    asyncio.run(check())


def test_muting_is_about_people_and_goes_along_into_a_rematch(address: str) -> None:
    async def check() -> None:
        async with table(address, 2, "hilo", start=False, options={"limit": 1}) as (code, people, (ann, bob)):
            await ann.do("mute", seat=2, on=True)
            await ann.do("order", seats=[2, 1])
            assert ann.state["own"]["muted"] == [1]
            await ann.do("start")
            await bob.until(lambda s: s.view is not None)
            await together(ann.play(Random(1)), bob.play(Random(2)))
            new = (await people[1].do(code, "rematch"))["code"]
            await people[1].do(new, "say", text="revenge")
            assert await backlog(people[0], new) == []
            assert await backlog(people[1], new) == ["revenge"]
            state = await people[0].look(new)
            assert state["state"]["own"]["muted"] == [2]
            assert state["seat"] == 1

    asyncio.run(check())


def test_names_go_the_same_way_whatever_door_they_take(here: str) -> None:
    async def check() -> None:
        ann = Person(here, "A\u202enn\u3164")
        seats: list[dict[str, Any]] = [
            {},
            {"bot": "club", "name": " <b>Gus\u200b</b> "},
            {"reserved": True, "name": "Zo\u0308e"},
            {},
        ]
        code = await ann.create("hilo", seats)
        shown = [chair["name"] for chair in (await ann.look(code))["state"]["table"]["seats"]]
        assert shown == ["Ann", "<b>Gus</b>", "Zöe", ""]
        bob = Person(here)
        for name in ("ANN", "\u0410nn", "Zoe", "z o e"):
            assert await bob.refusal(code, "sit", name=name) == "name-taken", name
            assert await ann.refusal(code, "reserve", seat=4, name=name) == "name-taken", name
        await bob.do(code, "sit", name="Bob")
        assert await bob.refusal(code, "rename", name="Änn") == "name-taken"
        assert await bob.refusal(code, "rename", name="\u2800") == "bad-name"
        for name in ("Ann", "ann"):
            with pytest.raises(Refused, match="name-taken"):
                await ann.create("hilo", [{}, {"bot": "club", "name": name}])
            with pytest.raises(Refused, match="name-taken"):
                await ann.create("hilo", [{}, {"bot": "club", "name": "x"}, {"reserved": True, "name": "X"}])

    asyncio.run(check())


def test_bots_give_way_to_names_that_look_like_theirs(here: str) -> None:
    async def check() -> None:
        ann = Person(here, "Ann")
        seats = [{}, {"bot": "club", "name": "Gus"}, {"bot": "club", "name": "Gus 2"}, {}]
        code = await ann.create("hilo", seats)
        await Person(here).do(code, "sit", name="GUS", seat=4)
        shown = [chair["name"] for chair in (await ann.look(code))["state"]["table"]["seats"]]
        assert shown == ["Ann", "Gus 3", "Gus 2", "GUS"]

    asyncio.run(check())


def test_there_are_about_a_dozen_phrases() -> None:
    assert len(get_args(Phrase)) == len(set(get_args(Phrase))) == 12
