#if SourcePorting
  import SourcePorting
  import Testing

  /// Declarations for SwiftUI, and members that move to files with other imports.
  ///
  /// Oracle: hand.
  @Suite struct SwiftUIPortTests {
    /// Ports files, and returns their texts. A second port must change nothing.
    private func ported(_ texts: [String]) -> [String] {
      let files = { (texts: [String]) in
        SourcePort.port(
          texts.enumerated().map { SourceText(path: "\($0.offset).swift", text: $0.element) }
        ).files.map(\.text)
      }
      let once = files(texts)
      #expect(files(once) == once)
      return once
    }

    @Test func `Members that use SwiftUI types are excluded, and others are kept`() {
      let result = ported([
        "#if canImport(SwiftUI)\nimport SwiftUI\n#endif\nimport UIKit\nclass Tip: UIView {\n  func show() {}\n  @objc\n  func show<V: View>(_ view: V) {}\n}\n",
        "import UIKit\nlet tip = Tip()\n",
      ])
      #expect(
        result[0]
          == "#if canImport(SwiftUI)\nimport SwiftUI\n#endif\nimport UIKit\nclass Tip: UIView {\n  func show() {}\n#if canImport(SwiftUI)\n  func show<V: View>(_ view: V) {}\n#endif\n}\n"
      )
    }

    @Test func `Declarations that use an excluded type are excluded, too`() {
      let result = ported([
        "#if canImport(SwiftUI)\nimport SwiftUI\n#endif\nstruct Page: View {}\nextension Page {}\n",
        "import UIKit\nclass Pages {\n  let page: Page\n  init(_ page: Page) { self.page = page }\n}\nclass Other {}\n",
      ])
      #expect(
        result[0]
          == "#if canImport(SwiftUI)\nimport SwiftUI\n#endif\n#if canImport(SwiftUI)\nstruct Page: View {}\n#endif\n#if canImport(SwiftUI)\nextension Page {}\n#endif\n"
      )
      #expect(
        result[1]
          == "import UIKit\n#if canImport(SwiftUI)\nclass Pages {\n  let page: Page\n  init(_ page: Page) { self.page = page }\n}\n#endif\nclass Other {}\n"
      )
    }

    @Test func `A type of the module is not taken for a SwiftUI type with the same name`() {
      let texts = [
        "#if canImport(SwiftUI)\nimport SwiftUI\n#endif\nprotocol View {}\nstruct A: View {}\n"
      ]
      #expect(ported(texts) == texts)
    }

    @Test func `A file that extends a type of another file is not excluded as a whole`() {
      let texts = [
        "import SwiftUI\nextension Item {\n  func f() {}\n}\n", "struct Item {}\n",
      ]
      let result = ported(texts)
      #expect(result[0].hasSuffix("extension Item {\n  func f() {}\n}\n"))
      #expect(result[0].hasPrefix("#if canImport(SwiftUI)\nimport SwiftUI\n#endif\n"))
    }

    @Test func `A moved member brings its import and makes private declarations accessible`() {
      let result = ported([
        "import Foundation\nclass Item: NSObject {}\n",
        "import UIKit\nextension Item {\n  override func height(_ a: UIView) -> Double { b() }\n}\nprivate extension Item {\n  func b() -> Double { 0 }\n  func c() {}\n}\n",
      ])
      #expect(
        result[0]
          == "import UIKit\nimport Foundation\nclass Item: NSObject {\n\n  override func height(_ a: UIView) -> Double { b() }\n}\n"
      )
      #expect(
        result[1]
          == "import UIKit\nextension Item {\n}\nprivate extension Item {\n  internal func b() -> Double { 0 }\n  func c() {}\n}\n"
      )
    }
  }
#endif
