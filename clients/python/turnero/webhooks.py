from __future__ import annotations

import hashlib
import hmac
import json
import re
import time
from typing import Optional, Union, cast

from .schema import WebhookEvent

_signature = re.compile(r"t=([0-9]{1,12})((?:,v1=[0-9a-f]{64})+)")


class WebhookVerificationError(Exception):
    """The request is not from Turnero, or too old. Answer 400 and do nothing."""


def verify_signature(
    body: Union[bytes, str],
    header: Optional[str],
    secret: str,
    *,
    tolerance: int = 300,
    now: Optional[float] = None,
) -> bool:
    """Whether a delivery is ours and recent. ``body`` is the raw request body; ``header`` is ``Svc-Signature``.

    While a rotated secret overlaps with the new one, there are two signatures: one of them must be right.
    """
    match = _signature.fullmatch((header or "").strip())
    if match is None:
        return False
    stamp, signatures = match.groups()
    if abs(int(time.time() if now is None else now) - int(stamp)) > tolerance:
        return False
    raw = body.encode() if isinstance(body, str) else body
    expected = hmac.new(secret.encode(), stamp.encode() + b"." + raw, hashlib.sha256).hexdigest()
    return any(hmac.compare_digest(expected, given) for given in signatures.split(",v1=")[1:])


def verify_webhook(
    body: Union[bytes, str],
    header: Optional[str],
    secret: str,
    *,
    tolerance: int = 300,
    now: Optional[float] = None,
) -> WebhookEvent:
    """The event of a webhook request, once its signature has been verified. Remember ``event["id"]``: it may repeat.

    Raises WebhookVerificationError.
    """
    if not verify_signature(body, header, secret, tolerance=tolerance, now=now):
        raise WebhookVerificationError("The signature is wrong, or its time is too far from now.")
    return cast(WebhookEvent, json.loads(body))
