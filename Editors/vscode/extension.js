// Connects Visual Studio Code with `autolayout lsp`.
"use strict";

const vscode = require("vscode");
const { Connection } = require("./connection");

const FILES = ["**/*.xib", "**/*.storyboard", "**/*.swift", "**/*.log", "**/*.txt"];
const SELECTOR = FILES.map((pattern) => ({ scheme: "file", pattern }));
const CAPABILITIES = {
  general: { positionEncodings: ["utf-16"] },
  textDocument: {
    documentSymbol: { hierarchicalDocumentSymbolSupport: true },
    completion: { completionItem: { snippetSupport: true } },
    codeAction: { resolveSupport: { properties: ["edit"] } },
  },
};


const position = (place) => new vscode.Position(place.line, place.character);
const range = (value) => new vscode.Range(position(value.start), position(value.end));
// Ranges of the editor are arrays in JSON.
const plain = (value) => ({ start: value.start, end: value.end });
const location = (value) => new vscode.Location(vscode.Uri.parse(value.uri), range(value.range));
const uri = (document) => ({ uri: document.uri.toString() });
const at = (document, place) => ({ textDocument: uri(document), position: place });
const isOurs = (document) => vscode.languages.match(SELECTOR, document) > 0;

function workspaceEdit(value) {
  const edit = new vscode.WorkspaceEdit();
  for (const [name, edits] of Object.entries(value.changes)) {
    for (const one of edits) edit.replace(vscode.Uri.parse(name), range(one.range), one.newText);
  }
  return edit;
}

function diagnostic(value) {
  const found = new vscode.Diagnostic(range(value.range), value.message, value.severity - 1);
  found.source = value.source;
  found.code = value.codeDescription
    ? { value: value.code, target: vscode.Uri.parse(value.codeDescription.href) } : value.code;
  found.relatedInformation = (value.relatedInformation || []).map(
    (other) => new vscode.DiagnosticRelatedInformation(location(other.location), other.message));
  found.original = value;
  return found;
}

function symbol(value) {
  const made = new vscode.DocumentSymbol(
    value.name, value.detail || "", value.kind - 1, range(value.range), range(value.selectionRange));
  made.children = (value.children || []).map(symbol);
  return made;
}

function completion(value) {
  const item = new vscode.CompletionItem(value.label, value.kind - 1);
  item.detail = value.detail;
  item.sortText = value.sortText;
  item.filterText = value.label;
  if (value.documentation) item.documentation = new vscode.MarkdownString(value.documentation.value);
  const text = value.textEdit.newText;
  item.insertText = value.insertTextFormat === 2 ? new vscode.SnippetString(text) : text;
  item.range = range(value.textEdit.range);
  return item;
}

function codeAction(value, document) {
  const action = new vscode.CodeAction(value.title, vscode.CodeActionKind.Empty.append(value.kind));
  action.original = value;
  action.document = document;
  return action;
}

// What the editor asks, and what the server answers.
const providers = {
  hover: {
    async provideHover(document, place, token) {
      const found = await request(document, "textDocument/hover", at(document, place), token);
      return found && new vscode.Hover(new vscode.MarkdownString(found.contents.value), range(found.range));
    },
  },
  definition: {
    async provideDefinition(document, place, token) {
      const found = await request(document, "textDocument/definition", at(document, place), token);
      return (found || []).map(location);
    },
  },
  references: {
    async provideReferences(document, place, context, token) {
      const params = { ...at(document, place), context };
      return (await request(document, "textDocument/references", params, token) || []).map(location);
    },
  },
  symbols: {
    async provideDocumentSymbols(document, token) {
      const params = { textDocument: uri(document) };
      return (await request(document, "textDocument/documentSymbol", params, token) || []).map(symbol);
    },
  },
  completion: {
    async provideCompletionItems(document, place, token) {
      const found = await request(document, "textDocument/completion", at(document, place), token);
      return new vscode.CompletionList((found?.items || []).map(completion), found?.isIncomplete || false);
    },
  },
  rename: {
    async prepareRename(document, place, token) {
      const found = await request(document, "textDocument/prepareRename", at(document, place), token);
      if (!found) throw new Error("The server is not running.");
      return { range: range(found.range), placeholder: found.placeholder };
    },
    async provideRenameEdits(document, place, newName, token) {
      const params = { ...at(document, place), newName };
      const edit = await request(document, "textDocument/rename", params, token);
      return edit && workspaceEdit(edit);
    },
  },
  actions: {
    async provideCodeActions(document, selected, context, token) {
      const diagnostics = context.diagnostics.map((found) => found.original).filter(Boolean);
      const only = context.only ? [context.only.value] : undefined;
      const params = { textDocument: uri(document), range: plain(selected), context: { diagnostics, only } };
      const found = await request(document, "textDocument/codeAction", params, token);
      return (found || []).map((action) => codeAction(action, document));
    },
    async resolveCodeAction(action, token) {
      const found = await request(action.document, "codeAction/resolve", action.original, token);
      if (!found) return action;
      action.edit = workspaceEdit(found.edit);
      return action;
    },
  },
};

// A server for each folder of the workspace, by its address. A window without folders has one for "".
const servers = new Map();
let diagnostics;

// The server of a document: that of its folder, or for a document outside of all folders the first one.
function serverOf(document) {
  const folder = vscode.workspace.getWorkspaceFolder(document.uri);
  return folder ? servers.get(folder.uri.toString()) : servers.values().next().value;
}

// The answer to a request, or nothing if no server is running.
async function request(document, method, params, token) {
  const server = serverOf(document);
  if (!server) return undefined;
  await server.ready;
  return server.connection.request(method, params, token);
}

function notify(document, method, params) {
  const server = serverOf(document);
  if (server) server.ready.then(() => server.connection.notify(method, params), () => {});
}

function open(document) {
  if (!isOurs(document)) return;
  const item = {
    ...uri(document), languageId: document.languageId, version: document.version, text: document.getText(),
  };
  notify(document, "textDocument/didOpen", { textDocument: item });
}

// Starts the server of a folder, and opens the documents that are shown.
function start(folder) {
  const settings = vscode.workspace.getConfiguration("autolayout", folder?.uri);
  const name = folder ? folder.uri.toString() : "";
  const server = { isStopping: false, files: new Set() };
  const receive = (method, params) => {
    if (method === "textDocument/publishDiagnostics") {
      server.files.add(params.uri);
      diagnostics.set(vscode.Uri.parse(params.uri), params.diagnostics.map(diagnostic));
    } else if (method === "window/showMessage") {
      vscode.window.showWarningMessage(params.message);
    }
  };
  const ended = async (reason) => {
    // The next server may have found issues in the same files already.
    if (server.isStopping) return;
    for (const file of server.files) diagnostics.delete(vscode.Uri.parse(file));
    if (servers.get(name) === server) servers.delete(name);
    const message = `autolayout lsp ended: ${reason}. Check that the tool is installed and that autolayout.path is correct.`;
    if (await vscode.window.showErrorMessage(message, "Restart") === "Restart") restart();
  };
  const args = ["lsp", ...settings.get("arguments")];
  server.connection = new Connection(settings.get("path"), args, folder?.uri.fsPath, receive, ended);
  server.ready = server.connection.request("initialize", {
    processId: process.pid, rootUri: folder ? name : null, capabilities: CAPABILITIES,
  }).then(() => server.connection.notify("initialized", {}));
  server.ready.catch(() => {});
  servers.set(name, server);
  vscode.workspace.textDocuments.filter((document) => serverOf(document) === server).forEach(open);
}

async function stop(name) {
  const server = servers.get(name);
  if (!server) return;
  server.isStopping = true;
  servers.delete(name);
  await server.connection.request("shutdown").catch(() => {});
  server.connection.notify("exit");
}

function startAll() {
  const folders = vscode.workspace.workspaceFolders || [];
  if (folders.length === 0) start(undefined);
  for (const folder of folders) start(folder);
}

async function restart() {
  await Promise.all([...servers.keys()].map(stop));
  diagnostics.clear();
  startAll();
}

function synchronize(context) {
  const { workspace } = vscode;
  context.subscriptions.push(
    workspace.onDidOpenTextDocument(open),
    workspace.onDidCloseTextDocument((document) => {
      if (isOurs(document)) notify(document, "textDocument/didClose", { textDocument: uri(document) });
    }),
    workspace.onDidSaveTextDocument((document) => {
      if (isOurs(document)) notify(document, "textDocument/didSave", { textDocument: uri(document) });
    }),
    workspace.onDidChangeTextDocument(({ document, contentChanges }) => {
      if (!isOurs(document) || contentChanges.length === 0) return;
      // The editor lists changes from the end to the start, as they can be made one after the other.
      notify(document, "textDocument/didChange", {
        textDocument: { ...uri(document), version: document.version },
        contentChanges: contentChanges.map((change) => ({ range: plain(change.range), text: change.text })),
      });
    }),
    // Documents can change their server with the folders, so that all servers begin again.
    workspace.onDidChangeWorkspaceFolders(restart),
    workspace.onDidChangeConfiguration((event) => {
      if (event.affectsConfiguration("autolayout")) restart();
    }));
}

function activate(context) {
  const { languages, commands } = vscode;
  diagnostics = languages.createDiagnosticCollection("autolayout");
  context.subscriptions.push(
    diagnostics,
    commands.registerCommand("autolayout.restart", restart),
    languages.registerHoverProvider(SELECTOR, providers.hover),
    languages.registerDefinitionProvider(SELECTOR, providers.definition),
    languages.registerReferenceProvider(SELECTOR, providers.references),
    languages.registerDocumentSymbolProvider(SELECTOR, providers.symbols),
    languages.registerCompletionItemProvider(SELECTOR, providers.completion, "<", "\"", "/", " "),
    languages.registerRenameProvider(SELECTOR, providers.rename),
    languages.registerCodeActionsProvider(SELECTOR, providers.actions));
  synchronize(context);
  startAll();
}

async function deactivate() {
  await Promise.all([...servers.keys()].map(stop));
}

module.exports = { activate, deactivate };
