"""Feeds damaged messages to `autolayout lsp`: cut and repeated frames, JSON that is none, members of other types, places
outside of texts, and documents that are typed at random.

    fuzz.py TOOL SECONDS [SEED]

A finding is a server that crashes, hangs or writes something that is no message. The input of a finding is kept in
`fuzz-lsp.bin`. The same seed gives the same inputs. Exits with 1 when there was a finding.
"""

import json
import random
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from documents import document

# Nothing that a person waits for may take longer.
MOST_SECONDS = 10
METHODS = ["hover", "completion", "definition", "references", "rename", "prepareRename", "documentHighlight",
           "documentSymbol", "codeAction"]
WORDS = ["<", "<label", "</", "\"", "=", "&", "<!--", "]]>", "/>", "é😀", "\u0000", "id=\"", "\r", "\n", "<constraint "]
VALUES = [None, True, -1, 1e300, 2**60, "", "x", [], {}, [[[]]], {"line": 0}]


def framed(content):
    return b"Content-Length: %d\r\n\r\n" % len(content) + content


def place(random):
    return {"line": random.choice([0, 3, 20, 60, 10**6, -1]), "character": random.choice([0, 5, 30, 90, 10**6, -1])}


def messages(random, uri):
    """Messages as an editor sends them, in a random order."""
    yield {"id": 0, "method": "initialize", "params": {"capabilities": {}}}
    text = {"uri": uri, "version": 1, "languageId": "xml", "text": document(100)}
    yield {"method": "textDocument/didOpen", "params": {"textDocument": text}}
    for number in range(1, random.randrange(5, 40)):
        if random.random() < 0.5:
            change = {"range": {"start": place(random), "end": place(random)}, "text": random.choice(WORDS)}
            yield {"method": "textDocument/didChange", "params": {
                "textDocument": {"uri": uri, "version": number + 1}, "contentChanges": [change]}}
        elif random.random() < 0.1:
            yield {"method": "$/cancelRequest", "params": {"id": number - 1}}
        else:
            spot = place(random)
            yield {"id": number, "method": "textDocument/" + random.choice(METHODS), "params": {
                "textDocument": {"uri": uri}, "position": spot, "newName": random.choice(WORDS),
                "range": {"start": spot, "end": spot}, "context": {"diagnostics": []}}}


def damaged(random, value):
    """A value with one part replaced."""
    if isinstance(value, dict) and value and random.random() < 0.8:
        key = random.choice(sorted(value))
        if random.random() < 0.2:
            return {name: part for name, part in value.items() if name != key}
        return {**value, key: damaged(random, value[key])}
    if isinstance(value, list) and value and random.random() < 0.5:
        return [damaged(random, value[0])] + value[1:]
    return random.choice(VALUES)


def stream(random, uri):
    """The input of a session."""
    parts = []
    for number, message in enumerate(messages(random, uri)):
        message = {"jsonrpc": "2.0", **message}
        if number > 1 and random.random() < 0.2:
            message = damaged(random, message)
        content = json.dumps(message).encode()
        if number > 1 and random.random() < 0.05:
            content = content[: random.randrange(len(content))]
        parts.append(framed(content))
    data = b"".join(parts)
    if random.random() < 0.2:
        start = random.randrange(len(data))
        data = data[:start] + random.choice([b"", b"\r\n\r\n", b"Content-Length: 99999999999999999999\r\n\r\n", b"\xff"]) \
            + data[start + random.randrange(20):]
    return data + framed(b'{"jsonrpc":"2.0","id":"end","method":"shutdown"}') \
        + framed(b'{"jsonrpc":"2.0","method":"exit"}')


def fault(output):
    """What is wrong with the output; None if it consists of messages."""
    while output:
        head, separator, rest = output.partition(b"\r\n\r\n")
        if not separator or not head.startswith(b"Content-Length: "):
            return "the output is not framed"
        length = int(head.split(b": ")[1])
        if len(rest) < length:
            return "the output ends in a message"
        try:
            if json.loads(rest[:length])["jsonrpc"] != "2.0":
                return "the output is no message"
        except (ValueError, KeyError) as error:
            return f"the output is no JSON: {error}"
        output = rest[length:]
    return None


def main():
    tool, seconds = str(Path(sys.argv[1]).resolve()), float(sys.argv[2])
    seed = int(sys.argv[3]) if len(sys.argv) > 3 else int(time.time())
    generator = random.Random(seed)
    end = time.monotonic() + seconds
    count = 0
    with tempfile.TemporaryDirectory() as folder:
        uri = (Path(folder).resolve() / "a.storyboard").as_uri()
        while time.monotonic() < end:
            data = stream(generator, uri)
            found = None
            try:
                result = subprocess.run(
                    [tool, "lsp", "--project", folder], input=data, capture_output=True, timeout=MOST_SECONDS)
                found = fault(result.stdout)
                if result.returncode not in (0, 1):
                    found = f"exit code {result.returncode}: {result.stderr[-500:]!r}"
            except subprocess.TimeoutExpired:
                found = f"over {MOST_SECONDS} s"
            if found:
                Path("fuzz-lsp.bin").write_bytes(data)
                sys.exit(f"error: seed {seed}, session {count}: {found}; the input is in fuzz-lsp.bin")
            count += 1
    print(f"{count} sessions of damaged messages with the seed {seed}, 0 findings")


main()
