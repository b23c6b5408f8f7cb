from __future__ import annotations

import asyncio
import time
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Awaitable, Callable, Mapping, Optional

from .operations import Api, AsyncApi
from .problem import TurneroProblem
from .transport import Answer, Attempt, Call, Settings, conduct, perform


class Turnero(Api):
    """The whole API: ``turnero.customers.list(q="ana")``. Names follow the paths, and end in what is done."""

    def __init__(
        self,
        api_key: Optional[str] = None,
        base_url: str = "http://localhost:3000/api/v1",
        *,
        headers: Optional[Mapping[str, str]] = None,
        max_retries: int = 2,
        timeout: float = 30.0,
        perform: Callable[[Attempt], Answer] = perform,
        sleep: Callable[[float], None] = time.sleep,
    ) -> None:
        settings = Settings(api_key, base_url, dict(headers or {}), max_retries, timeout)

        def send(call: Call) -> Any:
            steps = conduct(call, settings)
            try:
                step = next(steps)
                while True:
                    if not isinstance(step, Attempt):
                        sleep(step)
                        step = steps.send(None)
                        continue
                    try:
                        answer = perform(step)
                    except TurneroProblem as problem:
                        step = steps.throw(problem)
                    else:
                        step = steps.send(answer)
            except StopIteration as done:
                return done.value

        super().__init__(send)


class AsyncTurnero(AsyncApi):
    """The same for asyncio.

    The standard library has no async HTTP client, so each attempt runs in a thread of a small pool of this client's
    own: TLS, proxies and timeouts are those of the plain client, and nothing but the wait for an answer holds a
    thread (pauses between tries do not). A cancelled call leaves its attempt to end by itself. Close it, or use it
    with ``async with``.
    """

    def __init__(
        self,
        api_key: Optional[str] = None,
        base_url: str = "http://localhost:3000/api/v1",
        *,
        headers: Optional[Mapping[str, str]] = None,
        max_retries: int = 2,
        timeout: float = 30.0,
        max_connections: int = 16,
        perform: Callable[[Attempt], Answer] = perform,
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
    ) -> None:
        settings = Settings(api_key, base_url, dict(headers or {}), max_retries, timeout)
        self._threads = ThreadPoolExecutor(max_connections, thread_name_prefix="turnero")

        async def send(call: Call) -> Any:
            loop = asyncio.get_running_loop()
            steps = conduct(call, settings)
            try:
                step = next(steps)
                while True:
                    if not isinstance(step, Attempt):
                        await sleep(step)
                        step = steps.send(None)
                        continue
                    try:
                        answer = await loop.run_in_executor(self._threads, perform, step)
                    except TurneroProblem as problem:
                        step = steps.throw(problem)
                    else:
                        step = steps.send(answer)
            except StopIteration as done:
                return done.value

        super().__init__(send)

    def close(self) -> None:
        self._threads.shutdown(wait=False)

    async def __aenter__(self) -> "AsyncTurnero":
        return self

    async def __aexit__(self, *_error: object) -> None:
        self.close()
