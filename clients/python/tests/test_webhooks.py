from __future__ import annotations

import hashlib
import hmac
import json
import unittest

from turnero import WebhookVerificationError, verify_signature, verify_webhook

secret = "whsec_of the test"
now = 1_772_472_600
body = json.dumps({"id": "evt_1", "type": "booking.created", "data": {"name": "Iñaki"}}).encode()


def signed(content: bytes = body, at: int = now, key: str = secret) -> str:
    return f"t={at},v1={hmac.new(key.encode(), f'{at}.'.encode() + content, hashlib.sha256).hexdigest()}"


class Webhooks(unittest.TestCase):
    def test_are_taken_when_signed_and_recent(self) -> None:
        for away in (-300, 0, 300):
            self.assertEqual(verify_webhook(body, signed(at=now + away), secret, now=now)["id"], "evt_1")
        self.assertTrue(verify_signature(body.decode(), signed(), secret, now=now))

    def test_are_taken_when_one_of_several_secrets_is_ours(self) -> None:
        ours, other = signed().split(",v1=")[1], signed(key="whsec_new").split(",v1=")[1]
        for signatures in ([ours, other], [other, ours], [other, "0" * 64, ours]):
            header = "".join([f"t={now}", *(f",v1={each}" for each in signatures)])
            self.assertTrue(verify_signature(body, header, secret, now=now))
            self.assertFalse(verify_signature(body + b" ", header, secret, now=now))

    def test_are_refused_otherwise(self) -> None:
        wrong = [
            (body + b" ", signed()),
            (body, signed(key="whsec_other")),
            (body, signed(at=now - 301)),
            (body, signed(at=now + 301)),
            (body, signed() + ",v1="),
            (body, signed() + ",v2=" + "0" * 64),
            (body, signed(key="whsec_new") + ",v1=" + "0" * 64),
            (body, signed().replace("v1", "v0")),
            (body, "t=١٢٣,v1=" + "0" * 64),
            (body, ""),
            (body, None),
        ]
        for content, header in wrong:
            with self.assertRaises(WebhookVerificationError):
                verify_webhook(content, header, secret, now=now)


if __name__ == "__main__":
    unittest.main()
