from __future__ import annotations

import io
import socket
import time
import urllib.request
from http.client import HTTPConnection, HTTPResponse, HTTPSConnection
from typing import Any, Optional, cast


class _Incoming(io.RawIOBase):
    """What comes from a socket. A socket's own timeout begins anew with every byte; this one does not."""

    def __init__(self, connected: Any, ends: float) -> None:
        self._socket = connected
        self._file = connected.makefile("rb", buffering=0)
        self._ends: Optional[float] = ends

    def readable(self) -> bool:
        return True

    def readinto(self, buffer: Any) -> Optional[int]:
        if self._ends is not None:
            left = self._ends - time.monotonic()
            if left <= 0:
                raise socket.timeout("timed out")
            self._socket.settimeout(left)
        read: Optional[int] = self._file.readinto(buffer)
        return read

    def stay(self, silence: float) -> None:
        """From now on only a silence of so many seconds ends it."""
        self._ends = None
        self._socket.settimeout(silence)

    def close(self) -> None:
        self._file.close()
        super().close()


class _Socket:
    """As much of a socket as an answer wants to be read from."""

    def __init__(self, incoming: _Incoming) -> None:
        self._incoming = incoming

    def makefile(self, *_args: Any, **_named: Any) -> io.BufferedReader:
        return io.BufferedReader(self._incoming)


class _Response(HTTPResponse):
    def __init__(self, connected: Any, *args: Any, ends: float, **named: Any) -> None:
        self.incoming = _Incoming(connected, ends)
        super().__init__(cast(Any, _Socket(self.incoming)), *args, **named)


class _Timed:
    """The whole of an exchange, from the connection to the last byte of the answer, has one timeout."""

    response_class: Any

    def __init__(self, *args: Any, timeout: float, **named: Any) -> None:
        cast(Any, super()).__init__(*args, timeout=timeout, **named)
        ends = time.monotonic() + timeout

        def timed(*given: Any, **more: Any) -> _Response:
            return _Response(*given, ends=ends, **more)

        self.response_class = timed


class _Connection(_Timed, HTTPConnection):
    pass


class _SecureConnection(_Timed, HTTPSConnection):
    pass


class _Plain(urllib.request.HTTPHandler):
    def http_open(self, req: urllib.request.Request) -> Any:
        return self.do_open(cast(Any, _Connection), req)


class _Secure(urllib.request.HTTPSHandler):
    def https_open(self, req: urllib.request.Request) -> Any:
        return self.do_open(cast(Any, _SecureConnection), req)


class _NoRedirects(urllib.request.HTTPRedirectHandler):
    # The service never redirects; whoever does must not be handed the key.
    def redirect_request(self, *_args: Any, **_named: Any) -> None:
        return None


opener = urllib.request.build_opener(_Plain, _Secure, _NoRedirects)


def keep_open(response: Any, silence: float) -> None:
    """A file or a stream may take as long as something comes."""
    response.incoming.stay(silence)
