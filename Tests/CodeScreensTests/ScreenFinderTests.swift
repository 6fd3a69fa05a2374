#if SourcePorting
  import SourcePorting
  import Testing

  @testable import CodeScreens

  // Expected values: hand.
  @Suite("Finding screens")
  struct ScreenFinderTests {
    private func screens(_ files: [String: String]) -> [FoundScreen] {
      let prepared = files.sorted { $0.key < $1.key }.map {
        SourcePreparation(
          SourceText(path: $0.key, text: $0.value), available: SourcePreparation.importable)
      }
      return ScreenFinder(prepared).screens()
    }

    private func bodies(_ text: String) -> [String] {
      screens(["A.swift": text]).flatMap(\.functions).map(\.body)
    }

    @Test("Previews come first, then the start, controllers, cells and views")
    func order() {
      let found = screens([
        "A.swift": """
        class V: UIView {}
        class C: UITableViewCell {}
        class B: UIViewController {}
        class D: B {}
        class S: UIResponder, UIWindowSceneDelegate {}
        class M {}
        #Preview("Name") { V() }
        """
      ])
      #expect(found.map(\.name) == ["Name", "S", "B", "D", "C", "V"])
      #expect(found.map(\.origin) == [.preview, .start, .controller, .controller, .cell, .view])
      #expect(found.first?.lines == 7...7)
    }

    @Test("A preview becomes a function, and its lines are empty")
    func preview() throws {
      let source = SourcePreparation(
        SourceText(path: "A.swift", text: "#Preview {\n  let a = A()\n  return a\n}\nlet b = 1"),
        available: [])
      #expect(source.text == "\n\n\n\nlet b = 1\n")
      let preview = try #require(source.previews.first)
      #expect(preview.body == "let a = A()\n  return a")
      #expect((preview.line, preview.bodyLine) == (1, 2))
    }

    @Test("The UIKit code in a preview provider is found")
    func provider() {
      let found = screens([
        "A.swift": """
        struct A_Previews: PreviewProvider {
          static var previews: some View {
            Group {
              UIViewPreview { B() }
              C().showPreview().ignoresSafeArea()
            }
          }
        }
        """
      ])
      #expect(found.map { $0.functions.first?.body } == ["B()", "C()"])
    }

    @Test("Imports of absent modules and entry points are hidden, and lines stay")
    func preparation() {
      let source = SourcePreparation(
        SourceText(
          path: "A.swift",
          text: "import Absent\nimport UIKit\n@main\nclass A {}\n@testable import B\n"),
        available: ["UIKit"])
      #expect(source.text == "import UIKit\nimport UIKit\n\nclass A {}\nimport UIKit\n")
      #expect(source.hiddenModules == ["Absent", "B"])
    }

    @Test(
      "Arguments are made by type",
      arguments: [
        ("a: Int, b: String", "a: 3, b: \"B\""), ("a: Int?", "a: 3"),
        ("_ a: [Bool]", "[true, true, true]"),
        ("a: @escaping (Int, Int) -> String", "a: { _, _ in \"Value\" }"),
        ("a: () -> Void", "a: { }"),
        ("a: E", "a: E.x(3)"), ("a: S", "a: S(n: 3)"), ("a: any P", "a: Q()"),
        ("a: D", "a: ScreenProgram.placeholder(D.self)"),
        ("a: UILabel", "a: UILabel()"), ("a: P?", "a: nil"), ("a: N", "a: N.mock"),
        ("a: Int = 1", ""),
      ])
    func arguments(parameters: String, expected: String) {
      let types = """
        enum E { case x(Int), y }
        struct S { let n: Int; var m = 2; let k = 1 }
        struct D: Codable { let n: Int }
        struct N { static let mock = N(a: 1); init(a: Int) {} }
        protocol P {}
        class Q: P {}
        class A: UIViewController { init(\(parameters)) {} }
        """
      #expect(bodies(types).first == "return try A(\(expected)) as A")
    }

    @Test("A type that contains itself ends")
    func recursion() {
      #expect(
        bodies(
          "indirect enum E { case a(E) }\nclass A: UIViewController { init(e: E) {} }"
        ).first == "return try A() as A")
    }

    @Test("Values of a file for previews come first")
    func values() {
      let found = screens([
        "A.swift": "struct U { let n: Int }\nclass A: UIViewController { init(u: U) {} }",
        "previews.swift": "let ada: U = U(n: 1)",
      ])
      #expect(found.first?.functions.first?.body == "return try A(u: ada) as A")
    }

    @Test("A cell is filled with data, and shown without if that fails")
    func filling() {
      let found = bodies(
        "class A: UITableViewCell { func configure(with name: String) {} }")
      #expect(
        found == [
          "let screen = try A(style: .default, reuseIdentifier: nil) as A\n"
            + "screen.configure(with: \"Name\")\nreturn screen",
          "return try A(style: .default, reuseIdentifier: nil) as A",
        ])
    }

    @Test("Properties that an app sets after the initializer are set")
    func settings() {
      let found = bodies(
        """
        struct M { let n: Int }
        class A: UIViewController {
          var model: M!
          var other: M?
          weak var delegate: UIView?
          private var own: M!
          @IBOutlet var label: UILabel!
        }
        """)
      #expect(
        found == [
          "let screen = try A() as A\nscreen.model = M(n: 3)\nscreen.other = M(n: 3)\nreturn screen",
          "let screen = try A() as A\nscreen.model = M(n: 3)\nreturn screen", "return try A() as A",
        ])
    }

    @Test("The height of a cell is read from the code that shows it")
    func heights() {
      #expect(CellHeights.statedHeight(in: "table.rowHeight = 80\n") == 80)
      #expect(
        CellHeights.statedHeight(
          in: "func t(_ t: T, heightForRowAt i: IndexPath) -> CGFloat {\n return 64 }") == 64)
      #expect(
        CellHeights.statedHeight(in: "func t(heightForRowAt i: I) -> F { view.frame.height / 3 }")
          == nil)
    }
  }
#endif
