import Foundation
import ScreenRuntime
import Testing

// Expected values: hand.
@Suite("Placeholder values")
struct PlaceholderDecoderTests {
  private struct Page: Decodable {
    struct Item: Decodable {
      let firstName: String
      let image_url: URL?
      let price: Double
      let kind: Kind
    }
    enum Kind: String, Decodable, CaseIterable { case news, sport }
    let title: String
    let items: [Item]
    let date: Date
    let next: [Page]?
    let isNew: Bool
    let count: Int
  }

  @Test("Texts are named after their keys, arrays have three elements, and recursion ends")
  func page() {
    let page = ScreenProgram.placeholder(Page.self)
    #expect(page.title == "Title")
    #expect(page.items.map(\.firstName) == ["First name", "First name 2", "First name 3"])
    #expect(page.items.first?.kind == .news)
    #expect(page.isNew)
    #expect(page.count == 42)
  }

  @Test("A single value is made from its type")
  func single() {
    #expect(ScreenProgram.placeholder(String.self) == "Text")
    #expect(ScreenProgram.placeholder([Int].self) == [42, 43, 44])
  }
}
