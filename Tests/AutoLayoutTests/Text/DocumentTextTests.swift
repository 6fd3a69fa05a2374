import Foundation
import Testing

@testable import AutoLayout

@Suite struct DocumentTextTests {
  @Test func `HTML is read as text without styles`() throws {
    let html = "<head><title>x</title></head><p>One <b>two</b>&amp;&#33;<br>three</p>  <p>four</p>"
    let text = try NSAttributedString(
      data: Data(html.utf8), options: [.documentType: NSAttributedString.DocumentType.html],
      documentAttributes: nil)
    #expect(text.string == "One two&!\nthree\nfour\n")
  }

  @Test func `HTML comments are skipped, and a lone less-than sign is text`() throws {
    let html = "1 < 2<!-- a > b <p> --> and<!-- c"
    let text = try NSAttributedString(
      data: Data(html.utf8), options: [.documentType: NSAttributedString.DocumentType.html],
      documentAttributes: nil)
    #expect(text.string == "1 < 2 and")
  }

  @Test func `Plain text is read, and other formats are refused`() throws {
    let text = try NSAttributedString(data: Data("a".utf8), documentAttributes: nil)
    #expect(text.string == "a")
    #expect(throws: CocoaError.self) {
      try NSAttributedString(
        data: Data("{}".utf8), options: [.documentType: NSAttributedString.DocumentType.rtf],
        documentAttributes: nil)
    }
  }
}
