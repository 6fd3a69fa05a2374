#if SourcePorting
  import SourcePorting
  import Testing

  /// Selectors, optional requirements and overrides in extensions, which need the whole module.
  @Suite struct SelectorPortTests {
    /// Ports files, checks that a second port changes nothing, and returns the texts.
    private func port(_ texts: String...) -> [String] {
      let sources = texts.enumerated().map {
        SourceText(path: "\($0.offset).swift", text: $0.element)
      }
      let module = SourcePort.port(sources)
      let again = SourcePort.port(module.files.map { SourceText(path: $0.path, text: $0.text) })
      #expect(again.files.map(\.text) == module.files.map(\.text))
      return module.files.map(\.text)
    }

    @Test func `A selector is replaced with its Objective-C name, and the class dispatches it`() {
      let text = port(
        """
        import UIKit
        class A: UIViewController {
          func f() { button.addTarget(self, action: #selector(tap), for: .touchUpInside) }
          @objc func tap(_ sender: UIButton) {}
        }

        """)[0]
      #expect(text.contains("action: Selector(\"tap:\"), for"))
      #expect(
        text.contains(
          "nonisolated func dispatch(_ selector: Selector, with argument: Any?) -> Bool {"))
      #expect(
        text.contains("case \"tap:\": if let argument = argument as? UIButton { tap(argument) }"))
      #expect(text.hasSuffix("\nextension A: SelectorDispatching {}\n"))
    }

    @Test func `Selectors have Objective-C names`() {
      let text = port(
        """
        import UIKit
        class A: NSObject {
          let names = [#selector(a), #selector(b(with:)), #selector(A.c(value:)), #selector(d(_:for:)), #selector(e),
            #selector(getter: A.f), #selector(setter: A.f), #selector(UIView.g(_:h:))]
          func a() {}
          func b(with x: Any?) {}
          func c(value: Any) {}
          func d(_ x: UIControl, for event: UIEvent?) {}
          @objc(other:) func e(_ x: Any) {}
          var f = 1
        }

        """)[0]
      for name in ["a", "bWith:", "cWithValue:", "d:for:", "other:", "f", "setF:", "g:h:"] {
        #expect(text.contains("Selector(\"\(name)\")"), "\(name)")
      }
      #expect(text.contains("case \"bWith:\": b(with: argument)"))
      #expect(
        text.contains(
          "case \"d:for:\": if let argument = argument as? UIControl { d(argument, for: nil) }"))
      // A class that UIKit does not isolate calls its methods directly.
      #expect(!text.contains("assumeIsolated"))
    }

    @Test func `A subclass dispatches its own selectors and calls super for others`() {
      let texts = port(
        "class A: UIView { func f() { g(#selector(a)) }\n @objc func a() {} }\n",
        "class B: A { func h() { g(#selector(b)) }\n @objc func b() {} }\n")
      #expect(texts[1].contains("override func dispatches"))
      #expect(texts[1].contains("return super.dispatch(selector, with: argument)"))
      #expect(!texts[1].contains("extension B"))
    }

    @Test func `Optional requirements get default implementations`() {
      let texts = port(
        """
        @objc public protocol P {
          @objc optional func a(_ x: Int)
          @objc optional
          func b() -> Int
          @objc optional var c: String { get }
          func d()
        }

        """,
        """
        class A: P { func b() -> Int { 1 }
          func d() {} }
        func f(p: P?, q: () -> Void) { p?.a?(1); _ = p?.b?() ?? 2; q?() }

        """)
      #expect(
        texts[0] == """
          public protocol P: AnyObject {
            func a(_ x: Int)
            func b() -> Int?
            var c: String? { get }
            func d()
          }

          extension P {
            public func a(_ x: Int) {}
            public func b() -> Int? { nil }
            public var c: String? { nil }
          }

          """)
      #expect(texts[1].contains("func b() -> Int? { 1 }"))
      #expect(texts[1].contains("p?.a(1); _ = p?.b() ?? 2; q?()"))
    }

    @Test func `Optional methods of UIKit delegates lose the question mark, and closures keep it`()
    {
      let text = port(
        "class A { var tableViewDone: (() -> Void)?\n func f() { d?.tableView?(t, didSelectRowAt: i); tableViewDone?(); self.tableViewDone?() } }\n"
      )[0]
      #expect(
        text.contains("d?.tableView(t, didSelectRowAt: i); tableViewDone?(); self.tableViewDone?()")
      )
    }

    @Test func `The window of the app delegate is a single optional`() {
      #expect(
        port("let a = app.delegate?.window??.frame\n")[0] == "let a = app.delegate?.window?.frame\n"
      )
    }

    @Test func `Overrides move from extensions to the class with their comments`() {
      let texts = port(
        "import UIKit\nclass A: UIView {\n  var x = 1\n}\n",
        "public extension A {\n  // Why.\n  @objc override func layoutSubviews() {}\n\n  func y() {}\n}\n"
      )
      #expect(
        texts[0]
          == "import UIKit\nclass A: UIView {\n  var x = 1\n\n  // Why.\n  public override func layoutSubviews() {}\n}\n"
      )
      #expect(texts[1] == "public extension A {\n\n  func y() {}\n}\n")
    }

    @Test func `Private declarations that a moved override uses become internal`() {
      let texts = port(
        "class A: UIView {\n}\n",
        "extension A {\n  override func a() { b(c) }\n}\nprivate func b(_ x: Int) {}\nfileprivate let c = 1\nprivate let d = 2\n"
      )
      #expect(texts[0].contains("override func a() { b(c) }"))
      #expect(texts[1].hasSuffix("}\nfunc b(_ x: Int) {}\nlet c = 1\nprivate let d = 2\n"))
    }

    @Test func `A method that a subclass overrides moves to the class, too`() {
      let texts = port(
        "class A {}\nextension A { func f() {} }\n", "class B: A { override func f() {} }\n")
      #expect(texts[0].hasPrefix("class A {\n\nfunc f() {}\n}\n"))
    }
  }
#endif
