#if SourcePorting
  import CodeScreens
  import Testing

  // Expected values: hand. Each source has an error at the place of the first `‸`, which is removed.
  @Suite("Leaving out what does not compile")
  struct SourcePrunerTests {
    /// Prunes a source with one error at the mark.
    private func pruned(
      _ marked: String, _ message: String = "cannot find 'x' in scope",
      notes: [CompilerDiagnostic.Note] = []
    ) -> SourcePruner.Result {
      let head = marked.prefix { $0 != "‸" }
      let lines = head.split(separator: "\n", omittingEmptySubsequences: false)
      let error = CompilerDiagnostic(
        file: "A.swift", line: lines.count, column: (lines.last?.utf8.count ?? 0) + 1,
        message: message, notes: notes)
      let text = marked.replacing("‸", with: "")
      let result = SourcePruner.prune(text, errors: [error], file: "A.swift")
      #expect(result.text.count { $0 == "\n" } == text.count { $0 == "\n" })
      return result
    }

    @Test("The innermost statement of a function is left out")
    func statement() {
      let result = pruned("func f() {\n  a()\n  if b {\n    ‸x(\n      1)\n  }\n}\n")
      #expect(result.text == "func f() {\n  a()\n  if b {\n    \n\n  }\n}\n")
      #expect(result.leftOut.map(\.kind) == [.statement])
      #expect(result.leftOut.first?.line == 4)
      #expect(result.leftOut.first?.text == "x( 1)")
    }

    @Test("A member with an error outside of bodies is left out")
    func member() {
      let result = pruned("class A {\n  var a: ‸X\n  var b = 1\n}\n")
      #expect(result.text == "class A {\n  \n  var b = 1\n}\n")
      #expect(result.leftOut.map(\.kind) == [.member])
    }

    @Test("A name of an inheritance clause is left out with its comma")
    func inheritance() {
      #expect(pruned("class A: B, ‸X {}\n").text == "class A: B {}\n")
      #expect(pruned("class A: ‸X, B {}\n").text == "class A:  B {}\n")
      #expect(pruned("class A: ‸X {}\n").text == "class A {}\n")
    }

    @Test("An element of an array is left out, with the comma before the last one")
    func elements() {
      let head = "func f() {\n  activate([\n    "
      #expect(
        pruned(head + "a,\n    ‸x,\n    b\n  ])\n}\n").text == head + "a,\n    \n    b\n  ])\n}\n")
      #expect(pruned(head + "a,\n    ‸x\n  ])\n}\n").text == head + "a\n\n  ])\n}\n")
      #expect(pruned(head + "‸x\n  ])\n}\n").text == "func f() {\n  \n\n\n}\n")
      #expect(pruned("func f() {\n  add(a, ‸x, b)\n}\n").text == "func f() {\n  add(a,  b)\n}\n")
      #expect(pruned("func f() {\n  add(a, b, ‸x)\n}\n").text == "func f() {\n  add(a, b)\n}\n")
      #expect(pruned("func f() {\n  add(a, ‸x)\n}\n").text == "func f() {\n  \n}\n")
    }

    @Test("A property goes with the local variable of its name, which it would call instead")
    func sameName() {
      let result = pruned(
        "class A {\n  lazy var a: B = {\n    let a = ‸X()\n    return a\n  }()\n}\n")
      #expect(result.text == "class A {\n  \n\n\n\n}\n")
      #expect(result.leftOut.map(\.kind) == [.member])
    }

    @Test("The only statement of a case becomes a break")
    func switchCase() {
      #expect(
        pruned("func f() {\n  switch a {\n  case 1: ‸x()\n  default: b()\n  }\n}\n").text
          == "func f() {\n  switch a {\n  case 1: break\n  default: b()\n  }\n}\n")
    }

    @Test(
      "A missing result becomes a default value",
      arguments: [
        ("String?", "return nil"), ("Int", "return 0"), ("[Cell]", "return []"),
        ("UIView", "return UIView()"), ("any P", "fatalError(\"left out\")"),
      ])
    func missingReturn(type: String, statement: String) {
      let result = pruned(
        "func f() -> T {\n  a()\n‸}\n",
        "missing return in global function expected to return '\(type)'")
      #expect(result.text.contains(statement))
    }

    @Test("A default value that does not compile becomes a stop")
    func invalidDefault() {
      let result = pruned("func f() -> T {\n return ‸T() /*left out*/ }\n")
      #expect(result.text == "func f() -> T {\n fatalError(\"left out\") }\n")
    }

    @Test("The body of a guard ends with the default result of its function")
    func guardBody() {
      let result = pruned(
        "func f() -> Int? {\n  guard let a else { b() ‸}\n  return a\n}\n",
        "'guard' body must not fall through, consider using a 'return' or 'throw'")
      #expect(result.text.contains("{ b() ; return nil /*left out*/ }"))
    }

    @Test("Only the keyword of an override without superclass is left out")
    func overrideKeyword() {
      #expect(
        pruned(
          "class A {\n  override func ‸f() {}\n}\n",
          "method does not override any method from its superclass"
        ).text == "class A {\n   func f() {}\n}\n")
    }

    @Test("A protocol without conformance is left out, for Decodable also Codable")
    func conformance() {
      #expect(
        pruned(
          "struct ‸A: Codable, Hashable {}\n", "type 'A' does not conform to protocol 'Decodable'"
        ).text == "struct A:  Hashable {}\n")
    }

    @Test("Properties that no initializer sets are left out")
    func initializers() {
      let note = CompilerDiagnostic.Note(
        file: "A.swift", line: 2, column: 7,
        message: "stored property 'a' without initial value prevents synthesized initializers")
      let result = pruned(
        "class ‸A {\n  var a: Int\n  var b = 1\n}\n", "class 'A' has no initializers",
        notes: [note])
      #expect(result.text == "class A {\n  \n  var b = 1\n}\n")
    }

    @Test("A required initializer is added")
    func requiredInitializer() {
      let result = pruned(
        "class A: UIView {\n‸}\n",
        "'required' initializer 'init(coder:)' must be provided by subclass of 'UIView'")
      #expect(result.text.contains("required init?(coder: NSCoder) { fatalError(\"left out\") } }"))
    }

    @Test("A function of the tool that creates an object is left out as a whole")
    func addedFunction() {
      let result = pruned(
        "func autolayoutScreenMade0_0() throws -> AnyObject {\nlet a = ‸X()\nreturn a\n}\n")
      #expect(result.text == "\n\n\n\n")
    }

    @Test("A statement of a preview is left out, but not its result")
    func addedPreview() {
      let head = "func autolayoutScreenPreview0_0() throws -> AnyObject {\n"
      #expect(pruned(head + "let a = A()\n‸x()\nreturn a\n}\n").leftOut.first?.text == "x()")
      #expect(pruned(head + "let a = A()\nreturn ‸x(a)\n}\n").text == "\n\n\n\n")
    }

    @Test("A location outside of the file changes nothing")
    func outside() {
      for (line, column) in [(9, 1), (1, 99), (3, 1)] {
        let error = CompilerDiagnostic(file: "A.swift", line: line, column: column, message: "e")
        #expect(SourcePruner.prune("a()\n", errors: [error], file: "A.swift").text == "a()\n")
      }
    }

    @Test("More is left out for a larger extent")
    func extents() {
      let text = "class A {\n  func f() {\n    x()\n  }\n}\n"
      let error = CompilerDiagnostic(file: "A.swift", line: 3, column: 5, message: "e")
      let texts = SourcePruner.Extent.allCases.map {
        SourcePruner.prune(text, errors: [error], file: "A.swift", extent: $0).leftOut.map(\.kind)
      }
      #expect(texts == [[.statement], [.member], [.declaration], [.file]])
    }
  }
#endif
