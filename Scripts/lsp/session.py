"""A client of `autolayout lsp`, on the client of the package pygls."""

import asyncio
from contextlib import asynccontextmanager

from lsprotocol import types
from pygls.lsp.client import BaseLanguageClient

# Nothing of the server may take longer, layouts included.
MOST_SECONDS = 30


class Session:
    """An initialized server and the texts that are open in it."""

    def __init__(self, client, folder):
        self.client = client
        self.folder = folder
        self.texts = {}
        self.versions = {}
        self.published = {}
        self.news = asyncio.Condition()

    def uri(self, name):
        return (self.folder / name).as_uri()

    def document(self, name):
        return types.TextDocumentIdentifier(uri=self.uri(name))

    def open(self, name, text):
        (self.folder / name).parent.mkdir(parents=True, exist_ok=True)
        (self.folder / name).write_text(text, encoding="utf-8")
        self.texts[name] = text
        self.versions[name] = 1
        item = types.TextDocumentItem(uri=self.uri(name), language_id="xml", version=1, text=text)
        self.client.text_document_did_open(types.DidOpenTextDocumentParams(text_document=item))

    def change(self, name, start, end, text):
        """Replaces a range, whose ends are pairs of a line and units of UTF-16."""
        self.versions[name] += 1
        change = types.TextDocumentContentChangePartial(
            range=types.Range(start=types.Position(*start), end=types.Position(*end)), text=text)
        self.client.text_document_did_change(types.DidChangeTextDocumentParams(
            text_document=types.VersionedTextDocumentIdentifier(
                uri=self.uri(name), version=self.versions[name]),
            content_changes=[change]))

    async def diagnostics(self, name):
        """Waits for the diagnostics of the current version of a text."""
        def arrived():
            found = self.published.get(self.uri(name))
            return found is not None and found.version == self.versions[name]

        async with self.news:
            await asyncio.wait_for(self.news.wait_for(arrived), MOST_SECONDS)
        return self.published[self.uri(name)].diagnostics

    def place(self, name, text, offset=0):
        """The position of a text, and so many characters behind it."""
        before = self.texts[name][: self.texts[name].index(text) + offset]
        line = before.count("\n")
        last = before.rsplit("\n", 1)[-1]
        return types.Position(line, len(last.encode("utf-16-le")) // 2)


def capabilities():
    """Those of an editor that can do what the server can use."""
    return types.ClientCapabilities(
        text_document=types.TextDocumentClientCapabilities(
            document_symbol=types.DocumentSymbolClientCapabilities(
                hierarchical_document_symbol_support=True),
            code_action=types.CodeActionClientCapabilities(
                resolve_support=types.ClientCodeActionResolveOptions(properties=["edit"]))))


@asynccontextmanager
async def session(tool, folder, *options):
    client = BaseLanguageClient("autolayout-tests", "1")
    state = Session(client, folder)

    @client.feature(types.TEXT_DOCUMENT_PUBLISH_DIAGNOSTICS)
    async def publish(parameters):
        async with state.news:
            state.published[parameters.uri] = parameters
            state.news.notify_all()

    await client.start_io(tool, "lsp", *options)
    await client.initialize_async(types.InitializeParams(
        capabilities=capabilities(), root_uri=folder.as_uri()))
    client.initialized(types.InitializedParams())
    try:
        yield state
    finally:
        await client.shutdown_async(None)
        client.exit(None)
        await client.stop()
