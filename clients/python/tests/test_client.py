"""The client without a service: what it sends, how it retries, what it makes of answers."""

from __future__ import annotations

import asyncio
import datetime
import json
import threading
import time
import typing
import unittest
from http.server import BaseHTTPRequestHandler, HTTPServer
from typing import Any, Callable, Dict, List, Union
from unittest import mock

from turnero import AsyncTurnero, Options, Turnero, TurneroProblem, Upload, schema
from turnero.transport import Answer, Attempt

Scripted = Union[Answer, TurneroProblem]
lost = TurneroProblem({"code": "network_error", "detail": "gone"})


def answer(body: Any, status: int = 200, **headers: str) -> Answer:
    content = b"" if body is None else json.dumps(body).encode()
    return Answer(status, {name.replace("_", "-"): value for name, value in headers.items()}, content)


def refusal(status: int, **headers: str) -> Answer:
    return answer({"code": "rate_limited" if status == 429 else "service_unavailable"}, status, **headers)


class Script:
    """Answers in turn, and remembers what was asked."""

    def __init__(self, *answers: Scripted) -> None:
        self.answers = list(answers)
        self.sent: List[Attempt] = []
        self.waits: List[float] = []

    def perform(self, attempt: Attempt) -> Answer:
        self.sent.append(attempt)
        given = self.answers.pop(0)
        if isinstance(given, TurneroProblem):
            raise given
        return given

    def client(self, **settings: Any) -> Turnero:
        return Turnero("tk_live_x", "http://t/api/v1/", perform=self.perform, sleep=self.waits.append, **settings)

    @property
    def keys(self) -> List[Any]:
        return [attempt.request.get_header("Idempotency-key") for attempt in self.sent]


class Requests(unittest.TestCase):
    def test_are_made_from_path_query_and_body(self) -> None:
        script = Script(answer({"data": [], "next_cursor": None}), answer({"id": "bkg_1"}))
        client = script.client(headers={"X-App": "shop"})
        noon = datetime.datetime(2026, 3, 2, 12, tzinfo=datetime.timezone.utc)
        client.bookings.list(from_=noon.isoformat(), status="confirmed,held", limit=5)
        body: schema.CreateBookingBody = {"service_id": "svc_1", "start": noon.isoformat(), "tags": ["vip"]}
        client.bookings.create(body)
        listing, making = (attempt.request for attempt in script.sent)
        self.assertEqual(
            listing.full_url,
            "http://t/api/v1/bookings?from=2026-03-02T12%3A00%3A00%2B00%3A00&status=confirmed%2Cheld&limit=5",
        )
        self.assertEqual(listing.get_header("Authorization"), "Bearer tk_live_x")
        self.assertEqual(listing.get_header("X-app"), "shop")
        self.assertEqual((making.method, making.get_header("Content-type")), ("POST", "application/json"))
        self.assertEqual(json.loads(typing.cast(bytes, making.data))["tags"], ["vip"])

    def test_write_flags_lists_and_times_as_the_service_reads_them(self) -> None:
        script = Script(*[answer({"data": [], "next_cursor": None})] * 2)
        client = script.client()
        client.resources.list(active=False, kind="room")
        self.assertTrue(script.sent[0].request.full_url.endswith("?active=false&kind=room"))
        client.work_items.list(status=["confirmed", "held"], tag=["a,b", "c"])
        self.assertTrue(script.sent[1].request.full_url.endswith("?status=confirmed%2Cheld&tag=a%5C%2Cb%2Cc"))

    def test_keep_an_id_inside_its_place_in_the_path(self) -> None:
        script = Script(answer({}))
        script.client().customers.get("../me?x=1")
        self.assertTrue(script.sent[0].request.full_url.endswith("/customers/..%2Fme%3Fx%3D1"))
        for wrong in ("", ".", ".."):
            with self.assertRaises(ValueError):
                script.client().customers.get(wrong)

    def test_carry_files_as_forms(self) -> None:
        script = Script(answer({"id": "att_1"}, 201))
        script.client().bookings.attachments.create("bkg_1", {"file": Upload('a".png', b"\x89PNG", "image/png")})
        request = script.sent[0].request
        self.assertIn("multipart/form-data; boundary=", request.get_header("Content-type") or "")
        self.assertIn(b'name="file"; filename="a%22.png"\r\nContent-Type: image/png\r\n\r\n\x89PNG\r\n', typing.cast(bytes, request.data))


class Answers(unittest.TestCase):
    def test_keep_fields_that_are_not_known(self) -> None:
        got = Script(answer({"id": "cus_1", "mood": {"new": True}})).client().customers.get("cus_1")
        self.assertEqual(typing.cast(Dict[str, Any], got)["mood"], {"new": True})

    def test_without_a_body_are_none(self) -> None:
        self.assertIsNone(typing.cast(Any, Script(answer(None, 204)).client().holds.release)("bkg_1"))

    def test_come_page_after_page_as_the_loop_goes_on(self) -> None:
        script = Script(answer({"data": [1, 2], "next_cursor": "c"}), answer({"data": [3], "next_cursor": None}))
        items = typing.cast(Any, script.client().customers.list_all(tag="vip"))
        self.assertEqual(next(items), 1)
        self.assertEqual(len(script.sent), 1)
        self.assertEqual(list(items), [2, 3])
        self.assertTrue(script.sent[1].request.full_url.endswith("?tag=vip&cursor=c"))


class Problems(unittest.TestCase):
    def problem(self, *answers: Scripted, call: Callable[[Turnero], Any] = lambda t: t.me.get(), **settings: Any) -> TurneroProblem:
        with self.assertRaises(TurneroProblem) as caught:
            call(Script(*answers).client(**settings))
        return caught.exception

    def test_say_code_status_faults_and_request(self) -> None:
        fault = {"pointer": "#/phone", "detail": "No.", "code": "invalid_format"}
        body = {"code": "validation_error", "title": "T", "detail": "D", "errors": [fault]}
        problem = self.problem(answer(body, 422, x_request_id="req_1"))
        self.assertEqual((problem.code, problem.status, problem.request_id), ("validation_error", 422, "req_1"))
        self.assertEqual((problem.errors, str(problem)), ([fault], "validation_error: D"))

    def test_carry_the_alternatives_of_a_lost_time(self) -> None:
        free = [{"start": "2026-03-02T17:30:00.000Z", "end": "2026-03-02T18:00:00.000Z"}]
        self.assertEqual(self.problem(answer({"code": "slot_taken", "alternatives": free}, 409)).alternatives, free)

    def test_are_made_of_what_is_not_one_too(self) -> None:
        page = Answer(502, {}, b"<h1>Bad gateway</h1>")
        self.assertEqual(self.problem(page).code, "unexpected_response")
        self.assertEqual(self.problem(Answer(200, {}, b"<h1>Hotel</h1>")).code, "unexpected_response")
        script = Script(Answer(404, {}, b"<h1>Not found</h1>"))
        with self.assertRaises(TurneroProblem) as wrong:
            Turnero("k", "http://t", perform=script.perform).customers.list(q="Ana")
        self.assertIn("404 of http://t/customers is not one of the service's. The base address", str(wrong.exception))

    def test_refuse_a_base_that_is_no_address(self) -> None:
        for base in (None, "", "None/api/v1", "/api/v1", "localhost:3000/api/v1"):
            for made in (Turnero, AsyncTurnero):
                with self.assertRaises(TurneroProblem) as refused:
                    made("k", typing.cast(str, base))
                self.assertEqual(refused.exception.code, "invalid_base_url")


class Retries(unittest.TestCase):
    def test_repeat_a_create_under_one_key(self) -> None:
        script = Script(lost, refusal(503), answer({"id": "bkg_1"}, 201))
        script.client().holds.create({"service_id": "svc_1", "start": "2026-03-02T12:00:00Z"})
        self.assertEqual(len(script.keys), 3)
        self.assertEqual(len(set(script.keys)), 1)
        self.assertEqual(len(script.waits), 2)

    def test_take_the_callers_key_and_make_a_new_one_for_each_call_otherwise(self) -> None:
        script = Script(*[answer({}, 201)] * 3)
        client = script.client()
        for key in ("order 17", None, None):
            client.customers.create({"name": "Ana", "phone": "+595981000001"}, idempotency_key=key)
        self.assertEqual(script.keys[0], "order 17")
        self.assertEqual(len(set(script.keys)), 3)

    def test_wait_as_long_as_asked_but_no_longer_than_a_minute(self) -> None:
        script = Script(refusal(429, retry_after="7"), refusal(503, retry_after="2"), answer({}))
        script.client().me.get()
        self.assertEqual(script.waits, [7, 2])
        far = Script(refusal(429, retry_after="3600"))
        with self.assertRaises(TurneroProblem) as caught:
            far.client().me.get()
        self.assertEqual((caught.exception.retry_after, len(far.sent)), (3600, 1))

    def test_give_up_after_their_number_with_growing_pauses(self) -> None:
        script = Script(*[lost] * 4)
        with self.assertRaises(TurneroProblem):
            script.client().me.get(options=Options(max_retries=3))
        self.assertEqual(len(script.sent), 4)
        for tries, wait in enumerate(script.waits):
            self.assertTrue(0.25 * 2**tries <= wait <= 0.5 * 2**tries)

    def test_are_never_made_of_a_change_without_a_key_nor_of_a_plain_refusal(self) -> None:
        calls: List[Callable[[Turnero], Any]] = [
            lambda client: client.customers.update("cus_1", {"name": "X"}),
            lambda client: client.customers.get("cus_1"),
        ]
        answers: List[Scripted] = [lost, answer({"code": "not_found"}, 404)]
        for given, call in zip(answers, calls):
            script = Script(given)
            with self.assertRaises(TurneroProblem):
                call(script.client())
            self.assertEqual(len(script.sent), 1)

    def test_of_a_delete_whose_answer_was_lost_find_it_gone(self) -> None:
        script = Script(lost, answer({"code": "not_found"}, 404))
        script.client().holds.release("bkg_1")
        self.assertEqual(len(script.sent), 2)


class Async(unittest.IsolatedAsyncioTestCase):
    async def test_does_the_same_without_holding_up_the_loop(self) -> None:
        script = Script(refusal(503, retry_after="4"), *[answer({"data": [n], "next_cursor": n or None}) for n in (2, 1, 0)])

        async def sleep(seconds: float) -> None:
            script.waits.append(seconds)

        async with AsyncTurnero("k", "http://t", perform=script.perform, sleep=sleep) as client:
            self.assertEqual([item async for item in client.customers.list_all()], [2, 1, 0])
            script.answers.append(answer({"code": "not_found"}, 404))
            with self.assertRaises(TurneroProblem):
                await client.customers.get("cus_1")
        self.assertEqual(script.waits, [4])

    async def test_makes_many_calls_at_once(self) -> None:
        together = threading.Barrier(8, timeout=60)

        def perform(_attempt: Attempt) -> Answer:
            together.wait()
            return answer({})

        async with AsyncTurnero("k", "http://t", perform=perform) as client:
            await asyncio.gather(*(client.me.get() for _ in range(8)))


class Server(BaseHTTPRequestHandler):
    def do_GET(self) -> None:
        if self.path.endswith("/me"):
            self.send_response(302)
            self.send_header("Location", "http://127.0.0.1:1/stolen")
            self.end_headers()
        elif self.path.endswith("/file"):
            self.send_response(200)
            self.end_headers()
            self.wfile.write(b"%PDF-")
        elif self.path.endswith("/stage-config"):
            self.send_response(200)
            self.end_headers()
            self.drip()
        elif self.path.endswith("/bot"):
            self.wfile.write(b"HTTP/1.1 200 ")
            self.drip()
        else:
            released.wait(60)

    def drip(self) -> None:
        while not released.wait(0.05):
            try:
                self.wfile.write(b" ")
            except OSError:
                return

    def log_message(self, format: str, *args: Any) -> None:
        pass


released = threading.Event()


class Network(unittest.TestCase):
    def setUp(self) -> None:
        released.clear()
        self.server = HTTPServer(("127.0.0.1", 0), Server)
        threading.Thread(target=self.server.serve_forever, args=(0.02,), daemon=True).start()
        self.client = self.waiting(30)

    def waiting(self, timeout: float) -> Turnero:
        return Turnero("k", f"http://127.0.0.1:{self.server.server_port}/api/v1", max_retries=0, timeout=timeout)

    def tearDown(self) -> None:
        released.set()
        self.server.shutdown()
        self.server.server_close()

    def test_follows_no_redirect_and_hands_the_key_to_nobody(self) -> None:
        with self.assertRaises(TurneroProblem) as caught:
            self.client.me.get()
        self.assertEqual((caught.exception.code, caught.exception.status), ("unexpected_response", 302))

    def test_gives_a_file_as_it_comes(self) -> None:
        with self.client.bookings.attachments.file.get("bkg_1", "att_1") as file:
            self.assertEqual((file.status, file.read()), (200, b"%PDF-"))

    def test_waits_no_longer_for_an_answer_that_comes_drop_by_drop(self) -> None:
        client = self.waiting(0.5)
        for call in (client.stage_config.get, client.bot.get):
            with self.assertRaises(TurneroProblem) as slow:
                call()
            self.assertEqual(slow.exception.code, "timeout")

    def test_reads_a_file_for_as_long_as_it_comes(self) -> None:
        with self.client.bookings.attachments.file.get("bkg_1", "att_1") as file, mock.patch("turnero.connection.time") as clock:
            clock.monotonic.return_value = time.monotonic() + 3600
            self.assertEqual(file.read(), b"%PDF-")

    def test_tells_silence_and_absence_apart(self) -> None:
        with self.assertRaises(TurneroProblem) as silent:
            self.waiting(0.3).customers.get("cus_1")
        self.assertEqual(silent.exception.code, "timeout")
        with self.assertRaises(TurneroProblem) as absent:
            Turnero("k", "http://127.0.0.1:1", max_retries=0).me.get()
        self.assertEqual((absent.exception.code, absent.exception.status), ("network_error", 0))
        self.assertIn("at http://127.0.0.1:1/me. The base address ends in /api/v1.", str(absent.exception))


class Types(unittest.TestCase):
    def test_refer_only_to_what_there_is(self) -> None:
        shapes = [shape for shape in vars(schema).values() if hasattr(shape, "__total__")]
        for shape in shapes:
            typing.get_type_hints(shape)
        self.assertGreater(len(shapes), 100)
        self.assertIn("start", schema.CreateHoldBody.__required_keys__)
        self.assertIn("party_size", schema.CreateHoldBody.__optional_keys__)


if __name__ == "__main__":
    unittest.main()
