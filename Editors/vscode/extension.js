// Connects Visual Studio Code with `autolayout lsp`.
"use strict";

const vscode = require("vscode");
const { Connection } = require("./connection");

const FILES = ["**/*.xib", "**/*.storyboard", "**/*.swift", "**/*.log"];
const SELECTOR = FILES.map((pattern) => ({ scheme: "file", pattern }));
const CAPABILITIES = {
  general: { positionEncodings: ["utf-16"] },
  textDocument: {
    documentSymbol: { hierarchicalDocumentSymbolSupport: true },
    completion: { completionItem: { snippetSupport: true } },
    codeAction: { resolveSupport: { properties: ["edit"] } },
  },
};

let connection;

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

function codeAction(value) {
  const action = new vscode.CodeAction(value.title, vscode.CodeActionKind.Empty.append(value.kind));
  action.original = value;
  return action;
}

// What the editor asks, and what the server answers.
const providers = {
  hover: {
    async provideHover(document, place, token) {
      const found = await connection.request("textDocument/hover", at(document, place), token);
      return found && new vscode.Hover(new vscode.MarkdownString(found.contents.value), range(found.range));
    },
  },
  definition: {
    async provideDefinition(document, place, token) {
      const found = await connection.request("textDocument/definition", at(document, place), token);
      return (found || []).map(location);
    },
  },
  references: {
    async provideReferences(document, place, context, token) {
      const params = { ...at(document, place), context };
      return (await connection.request("textDocument/references", params, token)).map(location);
    },
  },
  symbols: {
    async provideDocumentSymbols(document, token) {
      const params = { textDocument: uri(document) };
      return (await connection.request("textDocument/documentSymbol", params, token)).map(symbol);
    },
  },
  completion: {
    async provideCompletionItems(document, place, token) {
      const found = await connection.request("textDocument/completion", at(document, place), token);
      return new vscode.CompletionList((found.items || []).map(completion), found.isIncomplete || false);
    },
  },
  rename: {
    async prepareRename(document, place, token) {
      const found = await connection.request("textDocument/prepareRename", at(document, place), token);
      return { range: range(found.range), placeholder: found.placeholder };
    },
    async provideRenameEdits(document, place, newName, token) {
      const params = { ...at(document, place), newName };
      return workspaceEdit(await connection.request("textDocument/rename", params, token));
    },
  },
  actions: {
    async provideCodeActions(document, selected, context, token) {
      const diagnostics = context.diagnostics.map((found) => found.original).filter(Boolean);
      const only = context.only ? [context.only.value] : undefined;
      const params = { textDocument: uri(document), range: plain(selected), context: { diagnostics, only } };
      return (await connection.request("textDocument/codeAction", params, token)).map(codeAction);
    },
    async resolveCodeAction(action, token) {
      const found = await connection.request("codeAction/resolve", action.original, token);
      action.edit = workspaceEdit(found.edit);
      return action;
    },
  },
};

async function start(context) {
  const settings = vscode.workspace.getConfiguration("autolayout");
  const folder = vscode.workspace.workspaceFolders?.[0]?.uri;
  const diagnostics = vscode.languages.createDiagnosticCollection("autolayout");
  const receive = (method, params) => {
    if (method === "textDocument/publishDiagnostics") {
      diagnostics.set(vscode.Uri.parse(params.uri), params.diagnostics.map(diagnostic));
    } else if (method === "window/showMessage") {
      vscode.window.showWarningMessage(params.message);
    }
  };
  const args = ["lsp", ...settings.get("arguments")];
  connection = new Connection(settings.get("path"), args, folder?.fsPath, receive, (reason) => {
    diagnostics.clear();
    if (!stopping) vscode.window.showErrorMessage(`autolayout lsp ended: ${reason}`);
  });
  await connection.request("initialize", {
    processId: process.pid, rootUri: folder ? folder.toString() : null, capabilities: CAPABILITIES,
  });
  connection.notify("initialized", {});
  context.subscriptions.push(diagnostics);
}

function synchronize(context) {
  const open = (document) => {
    if (!isOurs(document)) return;
    const item = {
      ...uri(document), languageId: document.languageId, version: document.version, text: document.getText(),
    };
    connection.notify("textDocument/didOpen", { textDocument: item });
  };
  const { workspace } = vscode;
  context.subscriptions.push(
    workspace.onDidOpenTextDocument(open),
    workspace.onDidCloseTextDocument((document) => {
      if (isOurs(document)) connection.notify("textDocument/didClose", { textDocument: uri(document) });
    }),
    workspace.onDidSaveTextDocument((document) => {
      if (isOurs(document)) connection.notify("textDocument/didSave", { textDocument: uri(document) });
    }),
    workspace.onDidChangeTextDocument(({ document, contentChanges }) => {
      if (!isOurs(document) || contentChanges.length === 0) return;
      // The editor lists changes from the end to the start, as they can be made one after the other.
      connection.notify("textDocument/didChange", {
        textDocument: { ...uri(document), version: document.version },
        contentChanges: contentChanges.map((change) => ({ range: plain(change.range), text: change.text })),
      });
    }));
  workspace.textDocuments.forEach(open);
}

let stopping = false;

async function activate(context) {
  await start(context);
  synchronize(context);
  const { languages } = vscode;
  context.subscriptions.push(
    languages.registerHoverProvider(SELECTOR, providers.hover),
    languages.registerDefinitionProvider(SELECTOR, providers.definition),
    languages.registerReferenceProvider(SELECTOR, providers.references),
    languages.registerDocumentSymbolProvider(SELECTOR, providers.symbols),
    languages.registerCompletionItemProvider(SELECTOR, providers.completion, "<", "\"", "/", " "),
    languages.registerRenameProvider(SELECTOR, providers.rename),
    languages.registerCodeActionsProvider(SELECTOR, providers.actions));
}

async function deactivate() {
  stopping = true;
  await connection?.request("shutdown").catch(() => {});
  connection?.notify("exit");
}

module.exports = { activate, deactivate };
