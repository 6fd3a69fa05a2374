"""A client of `autolayout mcp` that measures every answer."""

import json
import time
from contextlib import asynccontextmanager

from mcp import Client, StdioServerParameters
from mcp.client.stdio import stdio_client

# What the issue of the server allows for an answer.
MOST_SECONDS = 2.0
MOST_TOKENS = 4000
# Text of JSON has at least this many characters per token of a language model.
CHARACTERS_PER_TOKEN = 3


class Session:
    """Calls tools, and keeps the longest time and the longest answer."""

    def __init__(self, client, folder):
        self.client = client
        self.folder = folder
        self.calls = []

    async def call(self, tool, fails=False, **arguments):
        """Returns the object that a tool answers; with `fails`, the text of its error."""
        start = time.monotonic()
        result = await self.client.call_tool(tool, arguments)
        seconds = time.monotonic() - start
        text = result.content[0].text
        self.calls.append((tool, seconds, len(text)))
        assert result.is_error == fails, f"{tool} {arguments}: {text}"
        assert len(text) / CHARACTERS_PER_TOKEN <= MOST_TOKENS, f"{tool}: {len(text)} characters"
        assert seconds <= MOST_SECONDS, f"{tool}: {seconds:.1f} s"
        answer = json.loads(text)
        assert answer == result.structured_content
        self.pictures = [part for part in result.content if part.type == "image"]
        return answer["error"] + " " + answer.get("hint", "") if fails else answer

    def read(self, path):
        return (self.folder / path).read_text(encoding="utf-8")

    def write(self, path, text):
        (self.folder / path).parent.mkdir(parents=True, exist_ok=True)
        (self.folder / path).write_text(text, encoding="utf-8")


@asynccontextmanager
async def session(tool, folder, *options, mode="auto"):
    server = StdioServerParameters(command=tool, args=["mcp", "--project", str(folder), *options])
    async with Client(stdio_client(server), mode=mode) as client:
        yield Session(client, folder)
