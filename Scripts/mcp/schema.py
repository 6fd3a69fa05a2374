"""Compares answers with the schema of the protocol, as the package mcp has it."""

import json
import subprocess

from mcp_types.jsonrpc import JSONRPCError, JSONRPCResponse
from mcp_types.methods import SERVER_RESULTS, validate_server_result
from mcp_types.version import KNOWN_PROTOCOL_VERSIONS, MODERN_PROTOCOL_VERSIONS

REVISIONS = KNOWN_PROTOCOL_VERSIONS


def request(identifier, method, revision, **params):
    """A request of a revision. Those before 2026-07-28 were negotiated once, and requests do not declare them."""
    if revision in MODERN_PROTOCOL_VERSIONS:
        params["_meta"] = {"io.modelcontextprotocol/protocolVersion": revision,
                           "io.modelcontextprotocol/clientInfo": {"name": "test", "version": "1"},
                           "io.modelcontextprotocol/clientCapabilities": {}}
    return {"jsonrpc": "2.0", "id": identifier, "method": method, "params": params}


def exchange(session, requests, *options, seconds=60):
    """The answers to requests, which are objects, or bytes for a line of any form."""
    lines = [line if isinstance(line, bytes) else json.dumps(line).encode() for line in requests]
    run = subprocess.run([session.tool, "mcp", "--project", str(session.folder), *options],
                         input=b"".join(line + b"\n" for line in lines), capture_output=True, timeout=seconds)
    assert run.returncode == 0 and run.stderr == b"", run.stderr
    return [json.loads(line) for line in run.stdout.splitlines()]


def check(answer, identifier, method=None, revision=None):
    """Validates an answer; returns its result, or None for an error of the protocol."""
    assert answer["id"] == identifier, answer
    if "error" in answer:
        JSONRPCError.model_validate(answer, strict=True)
        return None
    JSONRPCResponse.model_validate(answer, strict=True)
    # The schema of a revision has only its methods.
    if (method, revision) in SERVER_RESULTS:
        validate_server_result(method, revision, answer["result"])
    return answer["result"]
