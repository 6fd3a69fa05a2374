#if SourcePorting
  import SourcePorting
  import Testing

  /// The edits of `SourcePort`, which are mechanical and leave all other bytes.
  @Suite struct SourcePortTests {
    /// Ports one file.
    private func port(_ text: String) -> String {
      SourcePort.port([SourceText(path: "A.swift", text: text)]).files[0].text
    }

    /// Ports one file and returns the messages of the notes.
    private func notes(_ text: String) -> [String] {
      SourcePort.port([SourceText(path: "A.swift", text: text)]).notes.map(\.message)
    }

    @Test func `Attributes are removed with the following space or their whole line`() {
      #expect(
        port(
          """
          import UIKit
          @objc(Badge) @IBDesignable
          @objcMembers public final class Badge: UIView {
            @IBOutlet private weak var label: UILabel!
            @IBInspectable
            dynamic var count: Int = 0  // kept
            @IBAction func tap(_ sender: Any) {}
          }
          """) == """
            import UIKit
            public final class Badge: UIView {
              private weak var label: UILabel!
              var count: Int = 0  // kept
              func tap(_ sender: Any) {}
            }
            """)
    }

    @Test func `Sources without edits are unchanged, including line endings and byte order mark`() {
      for text in [
        "", "// \u{FEFF}é\r\nlet a = 1\r\n", "\u{FEFF}struct A {\tvar b = \"@objc\" }",
        "#!/bin/x\nprint(1)",
      ] {
        #expect(port(text) == text)
      }
    }

    @Test func `Conditions on iOS become canImport(UIKit), and other uses of the name are kept`() {
      #expect(
        port("#if os(iOS) || os(tvOS)\nlet a = \"os(iOS)\"\n#elseif !os(iOS)\n#endif\n")
          == "#if canImport(UIKit) || os(tvOS)\nlet a = \"os(iOS)\"\n#elseif !canImport(UIKit)\n#endif\n"
      )
    }

    @Test func `Submodules and ObjectiveC are replaced with modules that exist`() {
      #expect(
        port(
          "import UIKit.UIGestureRecognizerSubclass\nimport class UIKit.UIView\nimport ObjectiveC.runtime\n"
        )
          == "import UIKit\nimport UIKit\nimport FoundationObjects\n")
    }

    @Test func `A module that is missing on Linux is imported conditionally`() {
      let once = port("import Foundation\nimport Combine\n")
      #expect(once == "import Foundation\n#if canImport(Combine)\nimport Combine\n#endif\n")
      #expect(port(once) == once)
      #expect(notes(once).isEmpty)
      // The branch of another platform is not compiled.
      let other = "#if os(iOS)\nimport UIKit\n#else\nimport AppKit\n#endif\n"
      #expect(port(other) == other.replacingOccurrences("os(iOS)", "canImport(UIKit)"))
    }

    @Test func `A file that uses CGRect imports UIKit`() {
      #expect(
        port("// A\nimport Foundation\nlet a: CGRect? = nil\n")
          == "// A\nimport UIKit\nimport Foundation\nlet a: CGRect? = nil\n")
    }

    @Test func `An Objective-C protocol becomes a class-bound protocol`() {
      #expect(
        port("@objc protocol A {}\n@objc protocol B: C {}\n@objc protocol D: AnyObject {}\n")
          == "protocol A: AnyObject {}\nprotocol B: C, AnyObject {}\nprotocol D: AnyObject {}\n")
    }

    @Test func `Key paths become strings without their root type`() {
      #expect(
        port("let a = #keyPath(UIView.layer.bounds), b = #keyPath(title)\n").hasSuffix(
          "let a = \"layer.bounds\", b = \"title\"\n"))
    }

    @Test func `A file that is not valid Swift is unchanged`() {
      #expect(port("@objc class {") == "@objc class {")
      #expect(notes("@objc class {") == ["the file is not valid Swift and was not ported"])
    }

    @Test func `Uses of the Objective-C runtime are reported with their location`() {
      let module = SourcePort.port([
        SourceText(
          path: "A.swift", text: "func f() {\n  let m = class_getInstanceMethod(A.self, s)\n}\n")
      ])
      #expect(module.notes.map { "\($0.file):\($0.line):\($0.column)" } == ["A.swift:2:11"])
    }

    @Test func `A very long member chain does not overflow the stack`() {
      let text = "let a = b" + String(repeating: ".c", count: 100_000) + "\n@objc class D {}\n"
      #expect(port(text).hasSuffix("\nclass D {}\n"))
    }
  }

  extension String {
    fileprivate func replacingOccurrences(_ text: String, _ other: String) -> String {
      split(separator: text, omittingEmptySubsequences: false).joined(separator: other)
    }
  }
#endif
