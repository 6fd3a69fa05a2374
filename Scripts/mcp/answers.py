"""Tasks that compare every answer of every tool with the schema of the protocol: of calls that succeed, have wrong
arguments or files, exceed the time limit or are cancelled, and of requests that are malformed."""

import asyncio
import json

from mcp_types.version import MODERN_PROTOCOL_VERSIONS
from schema import REVISIONS, check, exchange, request

LOGIN = "Login.storyboard"

# Arguments with which each tool succeeds.
SUCCESSES = {
    "new_document": {"kind": "view", "path": "New"},
    "outline": {"path": LOGIN},
    "edit": {"path": LOGIN, "add": ["label Note"], "dry_run": True},
    "fix": {"path": LOGIN, "command": "safe-fixes", "dry_run": True},
    "layout": {"path": LOGIN},
    "lint": {"path": LOGIN},
    "explain_conflict": {"path": LOGIN},
    "prove": {"path": LOGIN, "width": "320...330"},
    "prove_equivalent": {"path": LOGIN, "other_path": LOGIN, "width": "320...321", "content_sizes": ["L"], "direction": "ltr"},
    "budget": {"path": LOGIN, "devices": ["SE 3"], "orientation": "portrait"},
    "picture": {"path": LOGIN, "format": "svg"},
    "compare_boxes": {"path": LOGIN, "boxes": [{"box": [0, 0, 10, 10]}]},
    "devices": {},
}

# Files that are missing, are not documents, are outside the project, or are not files.
UNREADABLE = ["Missing.storyboard", "Damaged.storyboard", "../Secret.xib", "."]

MALFORMED = [b"", b"{", b"[]", b"null", b'"text"', b'{"jsonrpc":"2.0"}', b'{"jsonrpc":"1.0","id":1,"method":"ping"}',
             b'{"jsonrpc":"2.0","id":1}', b'{"jsonrpc":"2.0","id":1.5,"method":"tools/list"}',
             b'{"jsonrpc":"2.0","id":null,"method":"tools/list"}', b'{"jsonrpc":"2.0","id":{},"method":"ping"}',
             b'{"jsonrpc":"2.0","id":123456789012345678901234567890,"method":"ping"}',
             b'{"jsonrpc":"2.0","id":2,"method":"tools/call","params":[]}',
             b'{"jsonrpc":"2.0","id":3,"method":"tools/call","params":{"name":7}}', b"[" * 5000, b"\xff\xfe",
             b'{"jsonrpc":"2.0","id":4,"method":"tools/call","params":{"name":"lint","arguments":7}}']


def slow_document():
    """A document whose layout on all devices takes far longer than the time limits here."""
    labels = "".join(f"""
      <label opaque="NO" text="L{row}" translatesAutoresizingMaskIntoConstraints="NO" id="l-{row}">
        <rect key="frame" x="0.0" y="{row * 20}" width="100" height="20"/>
      </label>""" for row in range(3000))
    constraints = "".join(f"""
      <constraint firstItem="l-{row}" firstAttribute="top" secondItem="l-{row - 1}" secondAttribute="bottom" id="c-{row}"/>"""
                          for row in range(1, 3000))
    return f"""<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21701" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
  <objects>
    <view id="root"><rect key="frame" x="0.0" y="0.0" width="390" height="844"/>
      <subviews>{labels}
      </subviews>
      <constraints>{constraints}
      </constraints>
    </view>
  </objects>
</document>
"""


SLOW = {"path": "Slow.xib", "devices": ["all"], "orientation": "all"}


async def validate_every_answer(session):
    session.write("Damaged.storyboard", "<document")
    tools = {tool.name for tool in (await session.client.list_tools()).tools}
    assert tools == set(SUCCESSES), tools ^ set(SUCCESSES)
    for revision in REVISIONS:
        calls = []
        for name, arguments in SUCCESSES.items():
            arguments = dict(arguments, path=f"New{revision}") if name == "new_document" else arguments
            calls += [(name, arguments, False), (name, {"unknown": 1}, True), (name, [], True), (name, {"path": 7}, True)]
            if arguments.get("path") == LOGIN:
                calls += [(name, dict(arguments, path=path), True) for path in UNREADABLE]
        requests = [request(index, "tools/call", revision, name=name, arguments=arguments)
                    for index, (name, arguments, _) in enumerate(calls)]
        answers = exchange(session, requests, seconds=300)
        assert len(answers) == len(calls)
        for index, (call, answer) in enumerate(zip(calls, answers)):
            result = check(answer, index, "tools/call", revision)
            assert result["isError"] == call[2] and json.loads(result["content"][0]["text"]) == result["structuredContent"], (call, result)


async def validate_methods(session):
    for revision in REVISIONS:
        asked = [("tools/list", {}), ("resources/list", {}), ("resources/templates/list", {}),
                 ("resources/read", {"uri": "autolayout://guide"})]
        asked += [("server/discover", {})] if revision in MODERN_PROTOCOL_VERSIONS else [
            ("ping", {}),
            ("initialize", {"protocolVersion": revision, "capabilities": {}, "clientInfo": {"name": "t", "version": "1"}})]
        wrong = [("resources/read", {"uri": "x"}), ("resources/read", {}), ("tools/call", {"name": "no_such_tool"}),
                 ("tools/call", {}), ("no/such/method", {})]
        requests = [request(f"{method} {index}", method, revision, **params) for index, (method, params) in enumerate(asked + wrong)]
        for sent, answer in zip(requests, exchange(session, requests), strict=True):
            result = check(answer, sent["id"], sent["method"], revision)
            assert (result is None) == ((sent["method"], {k: v for k, v in sent["params"].items() if k != "_meta"}) in wrong), answer
    await session.call("devices")


async def validate_malformed_requests(session):
    answers = exchange(session, MALFORMED)
    assert len(answers) == len(MALFORMED)
    for line, answer in zip(MALFORMED, answers):
        result = check(answer, answer["id"])
        # Arguments that are not an object are the tool's to explain, as a language model wrote them.
        assert (result is not None) == (b'"arguments":7' in line), answer
    await session.call("devices")


async def answer_calls_of_every_tool_at_the_time_limit(session):
    """The client of the package gets the reason, and not an answer that it rejects."""
    for name, arguments in SUCCESSES.items():
        assert "exceeded the timeout of 0.001 s" in await session.call(name, fails=True, **arguments)
    for revision in REVISIONS:
        requests = [request(name, "tools/call", revision, name=name, arguments=arguments) for name, arguments in SUCCESSES.items()]
        for sent, answer in zip(requests, exchange(session, requests, "--timeout", "0.001"), strict=True):
            assert check(answer, sent["id"], "tools/call", revision)["isError"]
    # Requests that are not calls are answered with an error of the protocol.
    for answer in exchange(session, [request(1, "tools/list", REVISIONS[-1])], "--timeout", "0.001"):
        assert check(answer, 1) is None


async def go_on_after_the_time_limit(session):
    session.write("Slow.xib", slow_document())
    result = await session.client.call_tool("layout", SLOW)
    assert result.is_error and "exceeded the timeout of 2 s" in result.content[0].text, result
    await session.call("devices")


async def go_on_after_a_cancelled_call(session):
    session.write("Slow.xib", slow_document())
    try:
        await asyncio.wait_for(session.client.call_tool("layout", SLOW), 0.3)
    except TimeoutError:
        pass
    else:
        raise AssertionError("the call was not cancelled")
    # A cancelled call ends at its time limit. The client drops its answer.
    result = await session.client.call_tool("devices", {})
    assert not result.is_error
    await session.call("devices")
