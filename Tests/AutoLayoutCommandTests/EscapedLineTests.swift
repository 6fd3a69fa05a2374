import Foundation
import Testing

@testable import AutoLayoutCommand

/// Oracle: hand, and the texts that were written.
@Suite struct EscapedLineTests {
  @Test(arguments: [
    (["a"], "a"), (["", ""], "\t"), (["66", "", "a\tb\n"], "66\t\ta\\tb\\n"),
    (["\\n"], "\\\\n"), (["é\u{1F600}", "\r"], "é\u{1F600}\t\r"),
  ])
  func `A line of escaped texts survives a round trip`(_ texts: [String], _ line: String) {
    #expect(EscapedLine.joining(texts) == Data(line.utf8))
    #expect(EscapedLine.texts(of: Data(line.utf8)) == texts)
  }

  @Test(arguments: [Data("a\\".utf8), Data("\\x".utf8), Data([0xFF])])
  func `A malformed line is rejected`(_ line: Data) {
    #expect(EscapedLine.texts(of: line) == nil)
  }

  @Test func `A report survives the transfer as a line`() throws {
    let report = PrintedReport(
      output: "{\"a\":\"b\\n\"}\n", diagnostics: "x:1:\n\ty\n", status: .badData)
    let copy = try PrintedReport(line: report.line())
    #expect(copy.output == report.output)
    #expect(copy.diagnostics == report.diagnostics)
    #expect(copy.status == report.status)
    #expect(throws: PrintedReport.MalformedLine.self) { try PrintedReport(line: Data("1".utf8)) }
  }
}
