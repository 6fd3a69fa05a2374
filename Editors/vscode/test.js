// Works with the extension as the editor does, on two folders: node Editors/vscode/test.js TOOL
//
// A small stand-in replaces the editor; the servers are those of the tool. `deno run -A` does as well.
"use strict";

const assert = require("assert");
const fs = require("fs");
const Module = require("module");
const os = require("os");
const path = require("path");
const url = require("url");

const TIME_LIMIT = 20000;
const tool = path.resolve(process.argv[2]);
const example = path.join(__dirname, "../../Examples/Documents/Login.storyboard");

class Uri {
  constructor(text) {
    this.text = text;
  }
  static parse(text) {
    return new Uri(text);
  }
  get fsPath() {
    return url.fileURLToPath(this.text);
  }
  toString() {
    return this.text;
  }
}

const uriOf = (file) => new Uri(url.pathToFileURL(file).toString());

// The part of the editor that the extension uses.
function editor(folders, documents) {
  const handlers = {};
  const found = new Map();
  const providers = {};
  const commands = {};
  const listen = (name) => (handler) => {
    handlers[name] = handler;
    return { dispose() {} };
  };
  const provide = (name) => (selector, provider) => {
    providers[name] = provider;
    return { dispose() {} };
  };
  const plainClass = (...names) =>
    class {
      constructor(...values) {
        names.forEach((name, index) => this[name] = values[index]);
      }
    };
  const vscode = {
    Uri,
    Position: plainClass("line", "character"),
    Range: plainClass("start", "end"),
    Location: plainClass("uri", "range"),
    Diagnostic: plainClass("range", "message", "severity"),
    DiagnosticRelatedInformation: plainClass("location", "message"),
    Hover: plainClass("contents", "range"),
    MarkdownString: plainClass("value"),
    DocumentSymbol: plainClass("name", "detail", "kind", "range", "selectionRange"),
    commands: {
      registerCommand(name, handler) {
        commands[name] = handler;
        return { dispose() {} };
      },
    },
    languages: {
      match: (selector, document) => document.uri.text.endsWith(".storyboard") ? 10 : 0,
      createDiagnosticCollection: () => ({
        set: (uri, values) => found.set(uri.text, values),
        delete: (uri) => found.delete(uri.text),
        clear: () => found.clear(),
        dispose() {},
      }),
      registerHoverProvider: provide("hover"),
      registerDefinitionProvider: provide("definition"),
      registerReferenceProvider: provide("references"),
      registerDocumentSymbolProvider: provide("symbols"),
      registerCompletionItemProvider: provide("completion"),
      registerRenameProvider: provide("rename"),
      registerCodeActionsProvider: provide("actions"),
    },
    window: { shown: [], showErrorMessage: (text) => vscode.window.shown.push(text), showWarningMessage() {} },
    workspace: {
      workspaceFolders: folders.map((folder) => ({ uri: uriOf(folder) })),
      textDocuments: documents,
      getConfiguration: () => ({ get: (name) => name === "path" ? tool : [] }),
      getWorkspaceFolder: (uri) =>
        vscode.workspace.workspaceFolders.find((folder) => uri.text.startsWith(folder.uri.text + "/")),
      onDidOpenTextDocument: listen("open"),
      onDidCloseTextDocument: listen("close"),
      onDidSaveTextDocument: listen("save"),
      onDidChangeTextDocument: listen("change"),
      onDidChangeWorkspaceFolders: listen("folders"),
      onDidChangeConfiguration: listen("configuration"),
    },
  };
  return { vscode, handlers, found, providers, commands };
}

function load(vscode) {
  const original = Module._load;
  Module._load = (name, ...rest) => name === "vscode" ? vscode : original(name, ...rest);
  return require("./extension.js");
}

async function until(condition, what) {
  const start = Date.now();
  while (!condition()) {
    assert(Date.now() - start < TIME_LIMIT, `${what} within ${TIME_LIMIT / 1000} seconds`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

async function main() {
  const top = fs.mkdtempSync(path.join(os.tmpdir(), "autolayout-vscode-"));
  const text = fs.readFileSync(example, "utf8").replace(/.*LgN-c2-002.*\n/, "");
  const documents = ["one", "two"].map((name) => {
    const file = path.join(top, name, "Open.storyboard");
    fs.mkdirSync(path.dirname(file));
    fs.writeFileSync(file, text);
    return { uri: uriOf(file), languageId: "interface-builder", version: 1, getText: () => text };
  });
  const { vscode, found, providers, commands, handlers } = editor([path.join(top, "one"), path.join(top, "two")], documents);
  const extension = load(vscode);
  const context = { subscriptions: [] };
  const hasFindings = () => documents.every((document) => found.get(document.uri.text)?.length > 0);
  try {
    extension.activate(context);
    await until(hasFindings, "findings in both folders");
    const messages = documents.map((document) => found.get(document.uri.text).map((one) => one.message));
    assert(messages.every((list) => list.some((message) => message.includes("X position"))), JSON.stringify(messages));
    for (const document of documents) {
      const symbols = await providers.symbols.provideDocumentSymbols(document);
      assert(symbols.length > 0, "symbols of a document in each folder");
    }
    await commands["autolayout.restart"]();
    assert(found.size === 0, "a restart forgets what was found");
    await until(hasFindings, "findings after a restart");
    // A folder is removed: its findings go, and those of the other folder come again.
    vscode.workspace.workspaceFolders.pop();
    vscode.workspace.textDocuments = [documents[0]];
    await handlers.folders();
    await until(() => found.get(documents[0].uri.text)?.length > 0, "findings in the folder that is left");
    assert(!found.has(documents[1].uri.text), "no findings in the folder that was removed");
    assert.deepStrictEqual(vscode.window.shown, []);
  } finally {
    await extension.deactivate();
    fs.rmSync(top, { recursive: true });
  }
  console.log("the extension: 2 folders, a restart and a removed folder, 0 errors");
}

main().then(() => process.exit(0), (error) => {
  console.error(error);
  process.exit(1);
});
