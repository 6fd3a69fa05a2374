import Foundation
import Testing

@testable import AutoLayoutCommand

@Suite("Output")
struct OutputTests {
  @Test(
    "Numbers are written with the fewest digits that read back unchanged",
    arguments: [
      (0.0, "0"), (-0.0, "0"), (44, "44"), (-12.5, "-12.5"),
      (20.333333333333332, "20.333333333333332"),
      (1e21, "1e+21"), (0.1, "0.1"), (.infinity, "null"), (.nan, "null"),
    ])
  func numbers(value: Double, text: String) {
    #expect(JSONText.number(value) == text)
    if value.isFinite { #expect(Double(text) == value) }
  }

  @Test("Any string survives a JSON parser")
  func strings() throws {
    let hostile = "a\"b\\c\n\r\t\u{0}\u{1B}[31m\u{7F}\u{2028}é😀/"
    let text = JSONText.array([JSONText.string(hostile)])
    #expect(try JSONDecoder().decode([String].self, from: Data(text.utf8)) == [hostile])
    #expect(!text.unicodeScalars.contains { $0.value < 0x20 || $0.value == 0x7F })
  }

  @Test("Members with nil values are omitted, and the others keep their order")
  func objects() {
    #expect(JSONText.object([("b", "1"), ("x", nil), ("a", "2")]) == #"{"b":1,"a":2}"#)
  }

  @Test("Escape sequences and direction overrides are not printed")
  func printable() {
    #expect(
      PrintableText.of("a\u{1B}]0;x\u{7}b\u{202E}c\td") == "a\u{FFFD}]0;x\u{FFFD}b\u{FFFD}c\td")
    #expect(PrintableText.of("Größe 日本") == "Größe 日本")
  }

  @Test(
    "A file name from a document stays inside its folder",
    arguments: [
      ("../../etc/passwd", "etc-passwd"), ("/", ""), ("..", ""), (".hidden", "hidden"),
      ("a/b\\c:d", "a-b-c-d"), ("nul\u{0}l", "nul-l"), ("Größe", "Gr-e"), ("x  y", "x-y"),
    ])
  func sanitised(text: String, name: String) {
    #expect(SafeFileName.sanitised(text) == name)
  }

  @Test("File names are unique regardless of case, and limited in length")
  func uniqueNames() {
    var names = SafeFileName(reserved: ["index.html"])
    #expect(names.make(["Index"], pathExtension: "html") == "Index-2.html")
    #expect(names.make(["", "/"], pathExtension: "svg") == "scene.svg")
    #expect(names.make(["SCENE"], pathExtension: "svg") == "SCENE-2.svg")
    let long = names.make([String(repeating: "x", count: 4000)], pathExtension: "svg")
    #expect(long.utf8.count <= SafeFileName.longest + 4)
  }

  @Test("The first failure determines the exit code and takes precedence over findings")
  func status() {
    #expect(ExitStatus.fine.followed(by: .badData) == .badData)
    #expect(ExitStatus.badData.followed(by: .cannotOpen) == .badData)
    #expect(ExitStatus.findings.followed(by: .cannotOpen) == .cannotOpen)
    #expect(ExitStatus.cannotOpen.followed(by: .fine) == .cannotOpen)
  }

  @Test("Colors require a terminal, and NO_COLOR disables them")
  func colors() {
    let plain = ["TERM": "xterm"]
    #expect(Terminal(isTerminal: true, environment: plain).hasColor)
    #expect(!Terminal(isTerminal: false, environment: plain).hasColor)
    let refusing = Terminal(isTerminal: true, environment: ["TERM": "xterm", "NO_COLOR": "1"])
    #expect(!refusing.hasColor)
    #expect(refusing.isInteractive)
    #expect(!Terminal(isTerminal: true, environment: ["TERM": "dumb"]).isInteractive)
    #expect(
      Terminal(isTerminal: true, environment: plain).alarming("x") == "\u{1B}[1;31mx\u{1B}[0m")
  }

  @Test("Reports that arrive out of order are delivered in the order of documents")
  func orderedDelivery() {
    var delivery = OrderedDelivery<String>()
    #expect(delivery.add("c", at: 2).isEmpty)
    #expect(delivery.add("a", at: 0) == ["a"])
    #expect(delivery.add("b", at: 1) == ["b", "c"])
  }

  @Test("A failure is printed with its location, line, caret, and hint")
  func failure() {
    let failure = DocumentFailure(
      file: "a\u{1B}.xib", line: 3, column: 5, message: "wrong", hint: "mend it",
      excerpt: "  <view>", caret: 2, status: .badData)
    #expect(
      failure.text(Terminal(hasColor: false)) == """
        a\u{FFFD}.xib:3:5: error: wrong
            <view>
            ^
          note: mend it

        """)
    #expect(failure.oneLine == "a\u{1B}.xib:3:5: wrong")
  }

  @Test(
    "A canvas size consists of two positive numbers",
    arguments: [
      ("375x667", true), ("320.5X80", true), ("0x1", false), ("1x", false), ("nanx1", false),
      ("1e9x1", false), ("-5x5", false), ("1x2x3", false), ("", false),
    ])
  func canvasSize(text: String, isValid: Bool) {
    #expect((CanvasSize(text) != nil) == isValid)
  }

  @Test("The progress bar shows the number of finished documents")
  func progress() {
    var bar = ProgressBar(total: 200, terminal: Terminal(hasColor: false))
    for _ in 0..<50 { bar.advance() }
    #expect(bar.text == "[##########..............................] 50/200 documents")
  }
}
