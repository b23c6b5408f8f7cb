"""Against a running service; `TURNERO_URL`, `TURNERO_KEY` and `TURNERO_SERVICE` say which."""

from __future__ import annotations

import asyncio
import os
import unittest
from typing import Any, List, Optional

from turnero import AsyncTurnero, Turnero, TurneroProblem
from turnero.transport import Answer, Attempt, perform

url = os.environ.get("TURNERO_URL", "")
key = os.environ.get("TURNERO_KEY", "")
service = os.environ.get("TURNERO_SERVICE", "")


def phone(number: int) -> str:
    return f"+59598{os.getpid() % 10_000:04d}{number:03d}"


@unittest.skipUnless(url, "TURNERO_URL names no running service")
class Live(unittest.TestCase):
    def setUp(self) -> None:
        self.client = Turnero(key, url)

    def test_books_moves_and_cancels(self) -> None:
        # Not the first: it may begin while it is being booked.
        times = self.client.slots.list(service_id=service)["data"][1:]
        body: Any = {"service_id": service, "start": times[0]["start"], "customer": {"name": "Ana", "phone": phone(1)}}
        booking = self.client.bookings.create(body)
        self.assertEqual((booking["status"], booking["start"]), ("confirmed", times[0]["start"]))
        with self.assertRaises(TurneroProblem) as caught:
            self.client.bookings.create(body)
        self.assertEqual(caught.exception.code, "slot_taken")
        self.assertIn("start", caught.exception.alternatives[0])
        moved = self.client.bookings.reschedule(booking["id"], {"start": times[1]["start"]})
        self.assertEqual(moved["rescheduled_from_id"], booking["id"])
        self.assertEqual(self.client.bookings.cancel(moved["id"], {"reason": "test"})["status"], "cancelled")

    def test_holds_and_gives_back(self) -> None:
        times = self.client.slots.list(service_id=service)["data"]
        hold = self.client.holds.create({"service_id": service, "start": times[2]["start"]})
        self.assertEqual(hold["status"], "held")
        self.client.holds.release(hold["id"])
        self.assertEqual(self.client.bookings.get(hold["id"])["status"], "released")

    def test_repeats_a_lost_create_with_one_effect(self) -> None:
        sent: List[Optional[str]] = []

        def loses_the_first(attempt: Attempt) -> Answer:
            answer = perform(attempt)
            sent.append(answer.headers.get("idempotency-replayed"))
            if len(sent) == 1:
                raise TurneroProblem({"code": "network_error"})
            return answer

        client = Turnero(key, url, perform=loses_the_first, sleep=lambda _seconds: None)
        made = client.customers.create({"name": "Única", "phone": phone(2)})
        self.assertEqual(sent, [None, "true"])
        self.assertEqual([each["id"] for each in self.client.customers.list_all(phone=phone(2))], [made["id"]])

    def test_goes_through_every_page(self) -> None:
        tag = f"fila-{os.getpid()}"
        for n in range(5):
            self.client.customers.create({"name": f"Fila {n}", "phone": phone(10 + n), "tags": [tag]})
        names = [customer["name"] for customer in self.client.customers.list_all(tag=tag, limit=2)]
        self.assertEqual(names, [f"Fila {n}" for n in (4, 3, 2, 1, 0)])

    def test_tells_problems_apart(self) -> None:
        with self.assertRaises(TurneroProblem) as wrong_key:
            Turnero("tk_live_wrong", url).me.get()
        with self.assertRaises(TurneroProblem) as unknown:
            self.client.customers.get("cus_unknown")
        with self.assertRaises(TurneroProblem) as invalid:
            self.client.customers.create({"name": "", "phone": "12"})
        codes = [each.exception.code for each in (wrong_key, unknown, invalid)]
        self.assertEqual(codes, ["invalid_api_key", "not_found", "validation_error"])
        self.assertEqual([fault["pointer"] for fault in invalid.exception.errors], ["#/name", "#/phone"])
        self.assertRegex(invalid.exception.request_id or "", "^req_")

    def test_speaks_async_too(self) -> None:
        async def work() -> None:
            async with AsyncTurnero(key, url) as client:
                mine = await asyncio.gather(*(client.me.get() for _ in range(10)))
                self.assertEqual({each["type"] for each in mine}, {"key"})
                body: Any = {"name": "Async", "phone": phone(30), "tags": [f"async-{os.getpid()}"]}
                made = await client.customers.create(body)
                found = [each["id"] async for each in client.customers.list_all(tag=f"async-{os.getpid()}")]
                self.assertEqual(found, [made["id"]])

        asyncio.run(work())


if __name__ == "__main__":
    unittest.main()
