from __future__ import annotations

import json
import re
from typing import Any, Dict, List, Mapping, Optional, cast


class TurneroProblem(Exception):
    """A refusal of the service, or the lack of any answer. Branch on ``code``; more codes may come.

    ``network_error``, ``timeout``, ``unexpected_response`` and ``invalid_base_url`` are this client's own.
    """

    def __init__(
        self,
        body: Mapping[str, Any],
        *,
        status: int = 0,
        headers: Optional[Mapping[str, str]] = None,
    ) -> None:
        headers = headers or {}
        self.code: str = str(body["code"])
        #: 0 when nothing arrived.
        self.status = status
        self.title: str = str(body.get("title") or self.code)
        self.detail: str = str(body.get("detail") or self.title)
        #: With ``validation_error``: each fault, and where it stands (``#/customer/phone``, ``?from``, ``/id``).
        self.errors: List[Dict[str, str]] = list(body.get("errors") or [])
        #: With ``slot_taken``: free times near the one that was lost.
        self.alternatives: List[Dict[str, str]] = list(body.get("alternatives") or [])
        #: With ``slot_taken``, where ``hold_best`` was asked: what is held instead; None when no time was free.
        self.held_alternative: Optional[Dict[str, Any]] = body.get("held_alternative")
        self.request_id: Optional[str] = headers.get("x-request-id") or body.get("instance")
        #: Seconds that the service asks to wait.
        self.retry_after: Optional[float] = _seconds(headers.get("retry-after"))
        #: The whole body as it came.
        self.body = dict(body)
        super().__init__(f"{self.code}: {self.detail}")

    @property
    def is_lost(self) -> bool:
        """Whether it is unknown if the call took effect."""
        return self.code in ("network_error", "timeout")

    @classmethod
    def of(cls, status: int, headers: Mapping[str, str], content: bytes, asked: str = "") -> "TurneroProblem":
        """``asked``: where, for the sentence of an answer that is not one of the service's."""
        try:
            parsed: Any = json.loads(content)
        except ValueError:
            parsed = None
        body = cast("Dict[str, Any]", parsed) if isinstance(parsed, dict) else {}
        if isinstance(body.get("code"), str):
            return cls(body, status=status, headers=headers)
        where = f" of {asked}" if asked else ""
        detail = f"The answer {status}{where} is not one of the service's.{address_hint(asked)}"
        return cls({"code": "unexpected_response", "detail": detail}, status=status, headers=headers)


def address_hint(asked: str) -> str:
    """Said where the address may be wrong."""
    return "" if asked == "" or re.search(r"/v1(/|$)", asked) else " The base address ends in /api/v1."


def _seconds(text: Optional[str]) -> Optional[float]:
    return float(text) if text is not None and text.isdigit() else None
