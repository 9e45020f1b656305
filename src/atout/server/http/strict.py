"""Bodies of requests are read as strictly as messages over a WebSocket: `"true"` is no truth value, `"4"` no number."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Request
from litestar.exceptions import ClientException


class StrictRequest(Request[Any, Any, Any]):
    """Litestar takes texts for whatever they could mean, as addresses need it. What comes out here is what the handler asks
    for already, so nothing is left to be meant."""

    async def json(self) -> Any:
        data = self.route_handler.parsed_data_field
        try:
            return msgspec.json.decode(await self.body(), type=data.annotation if data else Any)
        except msgspec.DecodeError as error:
            raise ClientException(str(error)) from error
