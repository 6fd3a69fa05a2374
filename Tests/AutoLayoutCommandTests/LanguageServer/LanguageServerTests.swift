import Foundation
import InterfaceBuilder
import LayoutAnalysis
import Testing

@testable import AutoLayoutCommand

/// The protocol is that of microsoft.github.io/language-server-protocol; Scripts/lsp tests the server with
/// another implementation of it.
@MainActor
@Suite("The language server")
struct LanguageServerTests {
  private static let name = "View.xib"

  /// A client that has the document open.
  private func client(_ capabilities: String = "{}") throws -> LanguageClient {
    let client = try LanguageClient(capabilities)
    try client.open(Self.name, LanguageClient.document)
    return client
  }

  @Test(
    "Requests before initialize and after shutdown are rejected")
  func life() throws {
    let server = LanguageServer(project: ProjectBoundary(folder: "/"), isProjectFixed: true)
    func code(_ line: String) throws -> Int? {
      server.receive(Data(line.utf8))
      let last = try #require(server.takeOutbox().last)
      return try JSONValue(parsing: Data(last.utf8))["error"]?["code"]?.integer
    }
    #expect(try code(#"{"jsonrpc":"2.0","id":1,"method":"shutdown"}"#) == -32002)
    #expect(try code(#"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{}}"#) == nil)
    #expect(try code(#"{"jsonrpc":"2.0","id":2,"method":"nothing"}"#) == -32601)
    #expect(try code("[1]") == -32600)
    #expect(try code("{") == -32700)
    #expect(try code(#"{"jsonrpc":"2.0","id":3,"method":"shutdown"}"#) == nil)
    #expect(try code(#"{"jsonrpc":"2.0","id":4,"method":"textDocument/hover"}"#) == -32600)
    server.receive(Data(#"{"jsonrpc":"2.0","method":"exit"}"#.utf8))
    #expect(server.endedInOrder && server.state == .exited)
  }

  @Test("UTF-8 positions are used if the client supports them")
  func encodings() throws {
    #expect(try LanguageClient().server.encoding == .utf16)
    let client = try LanguageClient(#"{"general":{"positionEncodings":["utf-16","utf-8"]}}"#)
    #expect(client.server.encoding == .utf8)
  }

  @Test("Diagnostics are the linter's findings with their rules, locations, and messages")
  func diagnostics() throws {
    let client = try client()
    let document = try InterfaceDocument(
      data: Data(LanguageClient.document.utf8), name: Self.name)
    let findings = Linter().lint(document)
    #expect(!findings.isEmpty)
    let diagnostics = try client.diagnostics(Self.name)
    #expect(diagnostics.map { $0["code"]?.string } == findings.map(\.rule))
    #expect(
      diagnostics.map { $0["range"]?["start"]?["line"]?.integer } == findings.map { $0.line - 1 })
    for (diagnostic, finding) in zip(diagnostics, findings) {
      #expect(diagnostic["message"]?.string?.hasPrefix(finding.message) == true)
      #expect(
        diagnostic["codeDescription"]?["href"]
          == .string("https://example.com/rules/\(finding.rule).md"))
    }
  }

  @Test("The project's configuration applies")
  func configuration() throws {
    let client = try LanguageClient()
    try client.folder.write("rules:\n  conflicting-constraints: off\n", to: ".autolayout.yml")
    try client.open(Self.name, LanguageClient.document)
    #expect(try client.diagnostics(Self.name).isEmpty)
  }

  @Test("While a tag is being typed, the error, symbols, and completions are available")
  func typing() throws {
    let client = try client()
    let place = LanguageClient.place("            <viewLayoutGuide")
    try client.change(Self.name, place, place, "<constraint firstAt\n")
    let diagnostics = try client.diagnostics(Self.name)
    #expect(diagnostics.count == 1)
    // After the name of an attribute comes `=`; the reader finds the next tag, on the next line.
    #expect(diagnostics.first?["range"]?["start"]?["line"]?.integer == place.line + 1)
    let typed = TextPosition(line: place.line, character: 19)
    let items = try client.request("textDocument/completion", Self.name, at: typed)["items"]
    let labels = items?.elements.compactMap { $0["label"]?.string } ?? []
    #expect(labels.contains("firstAttribute") && labels.contains("secondItem"))
    let symbols = try client.request(
      "textDocument/documentSymbol", #"{"textDocument":{"uri":"\#(client.uri(Self.name))"}}"#)
    #expect(symbols.elements.count > 4)
  }

  @Test("Document symbols nest constraints in their view if the client supports it")
  func symbols() throws {
    let client = try client(
      #"{"textDocument":{"documentSymbol":{"hierarchicalDocumentSymbolSupport":true}}}"#)
    let symbols = try client.request(
      "textDocument/documentSymbol", #"{"textDocument":{"uri":"\#(client.uri(Self.name))"}}"#)
    #expect(symbols.elements.map { $0["detail"]?.string } == ["-1", "roo-t0-001"])
    let children = symbols.elements.last?["children"]?.elements ?? []
    #expect(
      children.map { $0["name"]?.string } == [
        "é😀 Title", "Safe Area", "é😀 Title.leading = leading + 20",
        "é😀 Title.leading = leading + 30", "é😀 Title.top = Safe Area.top + 41",
      ])
  }

  @Test("Hovering over a view shows its class, frame, and the reasons for its frame")
  func hover() throws {
    let client = try client()
    _ = try client.diagnostics(Self.name)
    let hover = try client.request(
      "textDocument/hover", Self.name, at: LanguageClient.place("<label", 1))
    let text = try #require(hover["contents"]?["value"]?.string)
    #expect(text.contains("`UILabel`") && text.contains("lab-el-001"))
    // The safe area of the device begins at 59 points; 59 + 41 = 100.
    #expect(text.contains(", 100)"))
    #expect(text.contains("é😀 Title.top = Safe Area.top + 41"))
    let attribute = try client.request(
      "textDocument/hover", Self.name, at: LanguageClient.place("contentMode=\"left\"", 2))
    #expect(attribute["contents"]?["value"]?.string?.contains("`scaleAspectFit`") == true)
    let reference = try client.request(
      "textDocument/hover", Self.name, at: LanguageClient.place("destination=", 14))
    #expect(reference["contents"]?["value"]?.string?.contains("`UILabel`") == true)
  }

  @Test("Definitions and references of constraints, outlets, and identifiers are found")
  func definitions() throws {
    let client = try client()
    func lines(_ method: String, _ position: TextPosition, _ more: String = "") throws -> [Int?] {
      try client.request(method, Self.name, at: position, more).elements.map {
        $0["range"]?["start"]?["line"]?.integer
      }
    }
    let label = LanguageClient.place("<label").line
    let view = LanguageClient.place("<view contentMode").line
    let constraint = LanguageClient.place("<constraint ", 3)
    #expect(try lines("textDocument/definition", constraint) == [label, view])
    #expect(
      try lines("textDocument/definition", LanguageClient.place("destination=", 14)) == [label])
    let uses = try lines("textDocument/references", LanguageClient.place("<label", 1))
    #expect(
      uses == [LanguageClient.place("<outlet").line] + (0..<3).map { constraint.line + $0 })
    let all = try lines(
      "textDocument/references", LanguageClient.place("<label", 1),
      #","context":{"includeDeclaration":true}"#)
    #expect(all.count == 5 && all.first == label)
  }

  @Test(
    "Renaming an identifier updates all uses, and used and malformed ones are rejected")
  func renaming() throws {
    let client = try client()
    let place = LanguageClient.place("destination=", 14)
    let edit = try client.request(
      "textDocument/rename", Self.name, at: place, #","newName":"new-id-001""#)
    let edits = edit["changes"]?[client.uri(Self.name)]?.elements ?? []
    #expect(edits.count == 5)
    var text = EditedText(LanguageClient.document)
    for edit in edits.sorted(by: {
      ($0["range"]?["start"]?["line"]?.integer ?? 0)
        > ($1["range"]?["start"]?["line"]?.integer ?? 0)
    }) {
      let start = try #require(edit["range"]?["start"]?.position)
      let end = try #require(edit["range"]?["end"]?.position)
      text.replace(
        text.offset(of: start, .utf16)..<text.offset(of: end, .utf16), with: "new-id-001")
    }
    #expect(
      text.string == LanguageClient.document.replacing("lab-el-001", with: "new-id-001"))
    for name in ["roo-t0-001", "a b", "", "\\\"", "-2"] {
      let response = try client.respond(
        "textDocument/rename",
        """
        {"textDocument":{"uri":"\(client.uri(Self.name))"},"position":\(place.json),\
        "newName":"\(name)"}
        """)
      #expect(response["error"]?["code"]?.integer == -32803)
    }
  }

  @Test("Completions are the children, attributes, values, and identifiers that the schema allows")
  func completions() throws {
    let client = try client()
    func labels(_ typed: String) throws -> [String] {
      let place = LanguageClient.place("                <label contentMode")
      try client.change(Self.name, place, place, typed)
      let end = TextPosition(line: place.line, character: place.character + typed.utf16.count)
      let items = try client.request("textDocument/completion", Self.name, at: end)["items"]
      try client.change(Self.name, place, end, "")
      return items?.elements.compactMap { $0["label"]?.string } ?? []
    }
    let children = try labels("<")
    #expect(children.contains("stackView") && !children.contains("constraint"))
    #expect(try labels("<label text=\"\" ").contains("numberOfLines"))
    #expect(try !labels("<label text=\"\" ").contains("text"))
    #expect(try labels("<label hidden=\"") == ["YES", "NO"])
    #expect(
      try labels("<constraint firstItem=\"") == ["roo-t0-001", "lab-el-001", "saf-e0-001"])
  }

  @Test("A code action makes the edit of lint --fix, which removes one finding")
  func actions() throws {
    let client = try client(
      #"{"textDocument":{"codeAction":{"resolveSupport":{"properties":["edit"]}}}}"#)
    _ = try client.diagnostics(Self.name)
    let place = LanguageClient.place("<label", 1)
    let actions = try client.request(
      "textDocument/codeAction",
      """
      {"textDocument":{"uri":"\(client.uri(Self.name))"},\
      "range":{"start":\(place.json),"end":\(place.json)},"context":{"diagnostics":[]}}
      """
    ).elements
    let clear = try #require(
      actions.first { $0["title"]?.string?.hasPrefix("Clear constraints") == true })
    let resolved = try client.request("codeAction/resolve", clear.text)
    let edits = resolved["edit"]?["changes"]?[client.uri(Self.name)]?.elements ?? []
    #expect(!edits.isEmpty)
    try client.change(
      Self.name, TextPosition(line: 0, character: 0), TextPosition(line: 0, character: 0), "")
    let stale = try client.respond("codeAction/resolve", clear.text)
    #expect(stale["error"]?["code"]?.integer == -32801)
  }

  @Test("Files outside the project and files that are too large only get a diagnostic")
  func limits() throws {
    let client = try LanguageClient()
    let outside = JSONText.object([
      ("uri", JSONText.string("file:///etc/View.xib")), ("version", "1"),
      ("text", JSONText.string(LanguageClient.document)),
    ])
    try client.notify("textDocument/didOpen", #"{"textDocument":\#(outside)}"#)
    #expect(client.received.last?["params"]?["diagnostics"]?.elements.count == 1)
    #expect(client.server.documents.isEmpty)
    try client.open(Self.name, String(repeating: " ", count: OpenDocument.maxSize + 1))
    #expect(try client.diagnostics(Self.name).count == 1)
    #expect(client.server.documents.isEmpty)
  }

  @Test("Reports in a log are explained, and a failed layout becomes a diagnostic")
  func logs() throws {
    let client = try LanguageClient()
    try client.open(
      "console.log",
      """
      start
      Unable to simultaneously satisfy constraints.
      (
          "<NSLayoutConstraint:0x1 UIView:0xb.width == 10   (active)>",
          "<NSLayoutConstraint:0x2 UIView:0xb.width == 20   (active)>"
      )
      """)
    let diagnostics = try client.diagnostics("console.log")
    #expect(diagnostics.map { $0["range"]?["start"]?["line"]?.integer } == [1])
    try client.open(Self.name, LanguageClient.document)
    let job = try #require(client.server.takeJob(now: .infinity))
    client.server.finish(job, LanguageAnswer(failure: "crashed"))
    #expect(try client.diagnostics(Self.name).first?["message"] == .string("crashed"))
  }

  @Test("Cancelled requests are answered with the protocol's error")
  func cancelling() throws {
    let client = try client(
      #"{"textDocument":{"codeAction":{"resolveSupport":{"properties":["edit"]}}}}"#)
    let data = """
      {"title":"a","data":{"uri":"\(client.uri(Self.name))","version":1,\
      "action":{"kind":"clear","views":[]}}}
      """
    client.server.receive(
      Data(#"{"jsonrpc":"2.0","id":"x","method":"codeAction/resolve","params":\#(data)}"#.utf8))
    #expect(client.server.jobs.count == 1)
    try client.notify("$/cancelRequest", #"{"id":"x"}"#)
    #expect(client.server.jobs.isEmpty)
    #expect(client.received.last?["error"]?["code"]?.integer == -32800)
  }
}
