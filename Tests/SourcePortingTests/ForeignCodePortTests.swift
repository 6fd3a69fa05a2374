#if SourcePorting
  import SourcePorting
  import Testing

  /// What public libraries write: PagingKit, YNExpandableCell, ViewAnimator, PathMenu, RAMReel and Family. Oracle:
  /// hand, by what the compiler accepts.
  @Suite struct ForeignCodePortTests {
    @Test func `An ignored parameter is kept in calls whose labels match no method of the module`()
    {
      let method = "class A {\n  func animate(views: [Int], completion: (() -> Void)? = nil) {}\n"
      let kept =
        method
        + "  func f() { UIView.animate(withDuration: 1, animations: g, completion: { _ in h() }) }\n"
        + "  func k() { UIView.animate(withDuration: 1, animations: g) { _ in h() } }\n}\n"
      #expect(port(kept) == kept)
      #expect(
        port(method + "  func f() { animate(views: []) { _ in h() } }\n}\n")
          == method + "  func f() { animate(views: []) { h() } }\n}\n")
    }

    @Test func `Unwrapped results of implemented optional methods are cast to an optional`() {
      #expect(
        port("if let a = d.tableView?(t, heightForRowAt: i) { f(a) }\n")
          == "if let a = d.tableView(t, heightForRowAt: i) as Optional { f(a) }\n")
      #expect(
        port("func f() { guard let n = d.numberOfSections?(in: t) else { return } }\n")
          == "func f() { guard let n = d.numberOfSections(in: t) as Optional else { return } }\n")
      // Optional by itself, or not unwrapped.
      #expect(
        port("if let a = d?.tableView?(t, heightForRowAt: i) { f(a) }\n")
          == "if let a = d?.tableView(t, heightForRowAt: i) { f(a) }\n")
      #expect(
        port("let a = d.tableView?(t, heightForRowAt: i) ?? 1\n")
          == "let a = d.tableView(t, heightForRowAt: i) ?? 1\n")
    }

    @Test func `Methods of NSObject on values cast to AnyObject are called through NSObject`() {
      #expect(
        port("if (a as AnyObject).isEqual(\"b\") {}\n")
          == "if (((a as AnyObject) as? NSObject)?.isEqual(\"b\") ?? false) {}\n")
      #expect(
        port("let c = !(a.b() as AnyObject).isKind(of: C.self)\n")
          == "let c = !(((a.b() as AnyObject) as? NSObject)?.isKind(of: C.self) ?? false)\n")
      let kept = "let a = (b as AnyObject).isEqual\nlet c = (d as? AnyObject)?.isEqual(e)\n"
      #expect(port(kept) == kept)
      #expect(
        port("let a = b[UIResponder.keyboardAnimationCurveUserInfoKey]?.uintValue\n")
          == "let a = (b[UIResponder.keyboardAnimationCurveUserInfoKey] as? NSNumber)?.uintValue\n")
    }

    @Test func `Classes in an enumeration's payload are instantiated by UIKit`() {
      let source = { (call: String, type: String) in
        "class Cell: UIView {}\nclass Model {}\nenum Source { case type(\(type).Type), nib(UINib) }\n"
          + "func f(_ s: Source?) {\n  switch s {\n  case .type(let type)?: g(\(call))\n"
          + "  case .nib(let nib)?: g(nib)\n  case nil: break\n  }\n}\n"
      }
      #expect(
        port(source("type.init()", "Cell")) == source("NSObject.create(type)", "Cell"))
      #expect(port(source("type.init()", "Model")) == source("type.init()", "Model"))
      #expect(port(source("other.init()", "Cell")) == source("other.init()", "Cell"))
    }

    @Test(arguments: [
      ("import os\n", "import FoundationObjects\n"),
      ("import os.log\n", "import FoundationObjects\n"),
      ("import class os.OSLog\n", "import FoundationObjects\n"),
      ("import OSLog\n", "import FoundationObjects\n"),
      ("#if canImport(os)\nimport os\n#endif\n", "#if canImport(os)\nimport os\n#endif\n"),
      (
        "import Foundation\nlet a = XMLParser(data: b)\n",
        "#if canImport(FoundationXML)\nimport FoundationXML\n#endif\nimport Foundation\nlet a = XMLParser(data: b)\n"
      ),
    ])
    func `Modules with another name on Linux are imported by that name`(
      source: String, expected: String
    ) {
      let module = SourcePort.port([SourceText(path: "A.swift", text: source)])
      #expect(module.files[0].text == expected)
      #expect(module.notes.isEmpty)
      let again = SourcePort.port([SourceText(path: "A.swift", text: expected)])
      #expect(again.files[0].text == expected)
    }
  }
#endif
