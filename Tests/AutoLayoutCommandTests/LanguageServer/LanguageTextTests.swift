import Foundation
import InterfaceBuilder
import Testing

@testable import AutoLayoutCommand

@Suite("Messages and texts of the language server")
struct LanguageTextTests {
  @Test("Messages are found however the input is split")
  func framing() {
    let input = [UInt8](MessageFrames.framed(#"{"é":1}"#) + MessageFrames.framed("{}"))
    for cut in 0...input.count {
      var frames = MessageFrames(limit: 100)
      let found = frames.take(input[..<cut]) + frames.take(input[cut...])
      #expect(found == [.message(Data(#"{"é":1}"#.utf8)), .message(Data("{}".utf8))])
    }
  }

  @Test("Other header fields are ignored, and Content-Length is case-insensitive")
  func headers() {
    var frames = MessageFrames(limit: 100)
    let header =
      "content-length: 2\r\nContent-Type: application/vscode-jsonrpc; charset=utf-8\r\n\r\n{}"
    #expect(frames.take(Array(header.utf8)) == [.message(Data("{}".utf8))])
  }

  @Test("A message over the limit is skipped, and the next one is read")
  func longMessages() {
    var frames = MessageFrames(limit: 4)
    let input = Array((MessageFrames.framed("[1,2,3]") + MessageFrames.framed("[1]")))
    var found: [MessageFrames.Frame] = []
    for byte in input { found += frames.take([byte]) }
    #expect(found == [.tooLong(7), .message(Data("[1]".utf8))])
  }

  @Test(
    "A header without a valid length ends reading",
    arguments: [
      "Content-Length: x\r\n\r\n{}", "\r\n\r\n", "Content-Length: -1\r\n\r\n",
      String(repeating: "a", count: 5000),
    ])
  func brokenHeaders(_ header: String) {
    var frames = MessageFrames(limit: 100)
    #expect(frames.take(Array(header.utf8)) == [.broken])
    #expect(frames.take(Array(MessageFrames.framed("{}"))).isEmpty)
  }

  @Test("Positions count UTF-8, UTF-16, or UTF-32 code units")
  func positions() {
    let text = EditedText("aé😀b\r\nc\rd\n")
    #expect(text.lineStarts == [0, 10, 12, 14])
    for (encoding, character) in [(TextPosition.Encoding.utf8, 7), (.utf16, 4), (.utf32, 3)] {
      let place = TextPosition(line: 0, character: character)
      #expect(text.offset(of: place, encoding) == 7)
      #expect(text.position(at: 7, encoding) == place)
    }
    #expect(text.offset(of: TextPosition(line: 0, character: 99), .utf16) == 8)
    #expect(text.offset(of: TextPosition(line: 9, character: 0), .utf16) == text.bytes.count)
    #expect(text.position(at: 99, .utf16) == TextPosition(line: 3, character: 0))
  }

  @Test("Changes of a notification are applied in order")
  func changes() throws {
    let document = OpenDocument(
      uri: "file:///a.xib", path: "a.xib", kind: .interface, version: 1, text: "one\ntwo 😀!\n")
    let changes = try JSONValue(
      parsing: Data(
        """
        [{"range":{"start":{"line":1,"character":6},"end":{"line":1,"character":7}},"text":"?"},\
        {"range":{"start":{"line":0,"character":0},"end":{"line":1,"character":0}},"text":"1\\n\\n"}]
        """.utf8)
    ).elements
    document.change(changes, .utf16)
    #expect(document.text.string == "1\n\ntwo 😀?\n")
    document.change([.object(["text": .string("new")])], .utf16)
    #expect(document.text.string == "new")
    #expect(document.text.lineStarts == [0])
  }

  @Test(
    "An incomplete document is repaired, and its elements keep their location",
    arguments: [
      #"<label con"#, #"<label con="#, #"<label text="abc"#, "<", "</", "<label", "<label>",
      #"<label text="a" text="b"/>"#, #"<label text="&nothing;"/>"#, "</view>", "<!-- open",
    ])
  func repair(_ typed: String) throws {
    let source = LanguageClient.document
    let text = source.replacing(
      "            <subviews>\n", with: "            <subviews>\n\(typed)\n")
    let document = try #require(MarkupRepair.document(Array(text.utf8), name: "a.xib"))
    let label = try #require(document.element(withIdentifier: "lab-el-001"))
    let start = try #require(Array(text.utf8).firstRange(of: Array("<label contentMode".utf8)))
    #expect(label.range.lowerBound == start.lowerBound)
    // An element with an unclosed comment behind it ends there.
    if typed != "<!-- open" {
      #expect(document.element(withIdentifier: "con-03-001") != nil)
    }
  }

  @Test("Every prefix of a document is read without a crash")
  func prefixes() {
    let bytes = Array(LanguageClient.document.utf8)
    for end in stride(from: 0, to: bytes.count, by: 7) {
      _ = MarkupRepair.document(Array(bytes[..<end]), name: "a.xib")
      _ = CompletionPlace(end, in: bytes)
    }
  }

  @Test("The kind of completion follows from the text before the cursor")
  func completionPlaces() {
    func expected(_ text: String) -> CompletionPlace.Expected? {
      CompletionPlace(text.utf8.count, in: Array(text.utf8))?.expected
    }
    #expect(expected("<a><la") == .element)
    #expect(expected("<a></") == .endTag)
    #expect(expected(#"<a b="1" c"#) == .attribute(element: "a", present: ["b"]))
    #expect(
      expected(#"<a b="1" c="x"#) == .value(element: "a", attribute: "c", others: ["b": "1"]))
    #expect(expected("<a>") == nil)
    #expect(expected("text") == nil)
    #expect(expected(#"<a b="1>2" "#) == .attribute(element: "a", present: ["b"]))
  }

  @Test("Visual formats are found in literals of calls, and errors have their location")
  func visualFormats() throws {
    let text = EditedText(
      """
      a(withVisualFormat: "H:|-[é]-(8)-|", options: []) + b(withVisualFormat:
        "V:[x]-[y", metrics: nil) + c(withVisualFormat: "\\(x)") + d(withVisualFormat: name)
      """)
    let found = VisualFormatLiteral.all(in: text)
    #expect(found.map(\.text) == ["H:|-[é]-(8)-|", "V:[x]-[y"])
    #expect(found.first?.diagnostic(in: text, .utf16) == nil)
    let diagnostic = try JSONValue(
      parsing: Data(#require(found.last?.diagnostic(in: text, .utf16)).utf8))
    #expect(diagnostic["code"] == .string("visual-format"))
    #expect(diagnostic["range"]?["start"]?["line"]?.integer == 1)
  }
}
