from __future__ import annotations

import datetime
import json
import random
import re
import secrets
import socket
import urllib.error
import urllib.parse
import urllib.request
from dataclasses import dataclass, field
from http.client import HTTPException
from typing import (
    IO,
    Any,
    AsyncIterator,
    Awaitable,
    Callable,
    Dict,
    Generator,
    Iterable,
    Iterator,
    List,
    Mapping,
    Optional,
    Tuple,
    Union,
    cast,
)

from .connection import keep_open, opener
from .problem import TurneroProblem, address_hint


@dataclass(frozen=True)
class Settings:
    api_key: Optional[str]
    base_url: str
    #: Sent with every call.
    headers: Mapping[str, str] = field(default_factory=lambda: {})
    #: How often a call that may be repeated is tried again.
    max_retries: int = 2
    #: Seconds that one attempt may take, to the last byte; a file or a stream, to its first one and then between two.
    timeout: float = 30.0

    def __post_init__(self) -> None:
        _assert_address(self.base_url)


def _assert_address(base: Any) -> None:
    """A base that no request could reach is refused at once: a name that is not set, mostly."""
    if isinstance(base, str) and re.match(r"https?://[^/]", base, re.IGNORECASE):
        return
    detail = f"{base!r} is no address of the API: give base_url, such as 'https://turnero.example/api/v1'."
    raise TurneroProblem({"code": "invalid_base_url", "detail": detail})


def _without_query(request: urllib.request.Request) -> str:
    """An address as an error shows it: a query may name a person."""
    return request.full_url.split("?")[0]


@dataclass(frozen=True)
class Options:
    """What differs for one call from the client's settings."""

    headers: Mapping[str, str] = field(default_factory=lambda: {})
    max_retries: Optional[int] = None
    timeout: Optional[float] = None


@dataclass(frozen=True)
class Upload:
    """A file of a form."""

    name: str
    content: bytes
    media_type: str = "application/octet-stream"


Form = Mapping[str, Union[str, Upload]]


@dataclass
class RawAnswer:
    """A file or a stream as it comes. Read it and close it, or use it with ``with``. Reading blocks."""

    status: int
    headers: Dict[str, str]
    stream: IO[bytes]

    def read(self, size: int = -1) -> bytes:
        # Python 3.9 cannot be asked for -1 bytes of an answer.
        return self.stream.read() if size < 0 else self.stream.read(size)

    def __iter__(self) -> Iterator[bytes]:
        return iter(self.stream)

    def close(self) -> None:
        self.stream.close()

    def __enter__(self) -> "RawAnswer":
        return self

    def __exit__(self, *_error: object) -> None:
        self.close()


@dataclass(frozen=True)
class Call:
    method: str
    path: str
    query: Mapping[str, Any] = field(default_factory=lambda: {})
    body: Any = None
    #: The operation takes an Idempotency-Key.
    keyed: bool = False
    idempotency_key: Optional[str] = None
    #: The answer is a stream or a file, and is given as it came.
    raw: bool = False
    options: Optional[Options] = None


Send = Callable[[Call], Any]
AsyncSend = Callable[[Call], Awaitable[Any]]

#: Seconds; who is asked to wait longer is told so instead.
LONGEST_WAIT = 60


def segment(value: Union[str, int]) -> str:
    """One step of a path. What would climb or vanish in an address is refused here."""
    text = str(value)
    if text in ("", ".", ".."):
        raise ValueError(f"{text!r} cannot be an id.")
    return urllib.parse.quote(text, safe="")


def _written(value: Any) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, (list, tuple)):
        # A comma inside an item is written `\,`.
        return ",".join(re.sub(r"[,\\]", r"\\\g<0>", _written(item)) for item in cast("Iterable[Any]", value))
    if isinstance(value, (datetime.datetime, datetime.date)):
        return value.isoformat()
    return str(value)


def _jsonable(value: Any) -> Any:
    if isinstance(value, (datetime.datetime, datetime.date)):
        return value.isoformat()
    raise TypeError(f"{type(value).__name__} cannot be sent as JSON.")


def _is_form(body: Any) -> bool:
    return isinstance(body, Mapping) and any(
        isinstance(value, Upload) for value in cast("Mapping[str, Any]", body).values()
    )


def _multipart(form: Form) -> Tuple[bytes, str]:
    boundary = secrets.token_hex(16)
    parts: List[bytes] = []
    for name, value in form.items():
        about = f'Content-Disposition: form-data; name="{_quoted(name)}"'
        content = value.encode() if isinstance(value, str) else value.content
        if isinstance(value, Upload):
            about += f'; filename="{_quoted(value.name)}"\r\nContent-Type: {value.media_type}'
        parts.append(f"--{boundary}\r\n{about}\r\n\r\n".encode() + content + b"\r\n")
    return b"".join(parts) + f"--{boundary}--\r\n".encode(), f"multipart/form-data; boundary={boundary}"


def _quoted(text: str) -> str:
    return text.replace('"', "%22").replace("\r", "%0D").replace("\n", "%0A")


def request_of(call: Call, settings: Settings, key: Optional[str]) -> urllib.request.Request:
    options = call.options or Options()
    given = {name: _written(value) for name, value in call.query.items() if value is not None}
    search = f"?{urllib.parse.urlencode(given)}" if given else ""
    headers = {"Accept": "*/*" if call.raw else "application/json", "User-Agent": "turnero-python"}
    headers.update(settings.headers)
    headers.update(options.headers)
    if settings.api_key:
        headers["Authorization"] = f"Bearer {settings.api_key}"
    if key is not None:
        headers["Idempotency-Key"] = key
    content: Optional[bytes] = None
    body: Any = call.body
    if _is_form(body):
        content, headers["Content-Type"] = _multipart(body)
    elif body is not None:
        content = json.dumps(body, default=_jsonable).encode()
        headers["Content-Type"] = "application/json"
    address = f"{settings.base_url.rstrip('/')}{call.path}{search}"
    return urllib.request.Request(address, data=content, headers=headers, method=call.method)


@dataclass(frozen=True)
class Attempt:
    request: urllib.request.Request
    timeout: float
    raw: bool


@dataclass(frozen=True)
class Answer:
    status: int
    headers: Dict[str, str]
    content: bytes
    stream: Optional[IO[bytes]] = None


def perform(attempt: Attempt) -> Answer:
    """One attempt, over a connection of its own. Any answer is an Answer; none is a TurneroProblem."""
    try:
        try:
            response: Any = opener.open(attempt.request, timeout=attempt.timeout)
        except urllib.error.HTTPError as error:
            response = error  # An answer too, only not a 2xx.
        headers = {name.lower(): value for name, value in response.headers.items()}
        if attempt.raw and 200 <= response.status < 300:
            keep_open(response, attempt.timeout)
            return Answer(response.status, headers, b"", response)
        with response:
            return Answer(response.status, headers, response.read())
    except (OSError, HTTPException) as error:
        reason = getattr(error, "reason", error)
        if isinstance(error, socket.timeout) or isinstance(reason, socket.timeout):
            detail = f"No answer within {attempt.timeout:g} seconds."
            raise TurneroProblem({"code": "timeout", "detail": detail}) from error
        asked = _without_query(attempt.request)
        detail = f"The service could not be reached at {asked}.{address_hint(asked)}"
        raise TurneroProblem({"code": "network_error", "detail": detail}) from error


def _repeatable(call: Call, problem: TurneroProblem) -> bool:
    """Which calls may be made twice. After a refusal nothing happened; after a lost answer it may have."""
    if not (problem.is_lost or problem.status in (429, 503)) or (problem.retry_after or 0) > LONGEST_WAIT:
        return False
    return call.keyed or call.method in ("GET", "DELETE") or (call.method == "PUT" and not problem.is_lost)


def _pause(problem: TurneroProblem, tries: int) -> float:
    """As long as the service asks; else twice as long each time, with chance, so that many do not come back as one."""
    if problem.retry_after is not None:
        return problem.retry_after
    return min(8.0, 0.5 * float(2**tries)) * (0.5 + random.random() / 2)


def _read(call: Call, answer: Answer, asked: str) -> Any:
    if answer.stream is not None:
        return RawAnswer(answer.status, answer.headers, answer.stream)
    if answer.content == b"":
        return None
    try:
        return json.loads(answer.content)
    except ValueError:  # A page of a proxy in between, not an answer of ours.
        raise TurneroProblem.of(answer.status, answer.headers, answer.content, asked) from None


Step = Union[Attempt, float]


def conduct(call: Call, settings: Settings) -> Generator[Step, Any, Any]:
    """A call as its steps: an Attempt is to be made and its Answer sent in, a number is seconds to wait.

    Neither sleeping nor the network is here, so that plain and async code share every decision.
    """
    options = call.options or Options()
    most = settings.max_retries if options.max_retries is None else options.max_retries
    timeout = settings.timeout if options.timeout is None else options.timeout
    # One key for all tries of one call: nothing is done twice.
    key = (call.idempotency_key or secrets.token_hex(16)) if call.keyed else None
    request = request_of(call, settings, key)
    asked = _without_query(request)
    lost = False
    tries = 0
    while True:
        try:
            answer: Answer = yield Attempt(request, timeout, call.raw)
            if 200 <= answer.status < 300:
                return _read(call, answer, asked)
            if lost and call.method == "DELETE" and answer.status == 404:
                return None  # The attempt whose answer was lost had removed it.
            raise TurneroProblem.of(answer.status, answer.headers, answer.content, asked)
        except TurneroProblem as problem:
            if tries >= most or not _repeatable(call, problem):
                raise
            lost = lost or problem.is_lost
            wait = _pause(problem, tries)
        yield wait
        tries += 1


def every(send: Send, call: Call) -> Iterator[Any]:
    """Every item of a list, page after page, fetched as the loop goes on."""
    query = dict(call.query)
    while True:
        page = send(Call(call.method, call.path, query=query, options=call.options))
        yield from page["data"]
        if page["next_cursor"] is None:
            return
        query["cursor"] = page["next_cursor"]


async def every_async(send: AsyncSend, call: Call) -> AsyncIterator[Any]:
    query = dict(call.query)
    while True:
        page = await send(Call(call.method, call.path, query=query, options=call.options))
        for item in page["data"]:
            yield item
        if page["next_cursor"] is None:
            return
        query["cursor"] = page["next_cursor"]
