"""The Turnero API in Python: typed, with nothing but the standard library."""

from .client import AsyncTurnero, Turnero
from .problem import TurneroProblem
from .schema import ProblemCode, WebhookEvent
from .transport import Options, RawAnswer, Upload
from .webhooks import WebhookVerificationError, verify_signature, verify_webhook

__all__ = [
    "AsyncTurnero",
    "Options",
    "ProblemCode",
    "RawAnswer",
    "Turnero",
    "TurneroProblem",
    "Upload",
    "WebhookEvent",
    "WebhookVerificationError",
    "verify_signature",
    "verify_webhook",
]
