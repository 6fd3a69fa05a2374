#if SourcePorting
  import SourcePorting
  import Testing

  /// What libraries have beside what the other suites test.
  @Suite struct LibraryPortTests {
    @Test func `Previews are made conditional on SwiftUI`() {
      #expect(
        port("#Preview {\n  Badge()\n}\n")
          == "#if canImport(SwiftUI)\n#Preview {\n  Badge()\n}\n#endif\n")
      #expect(
        port("@available(iOS 17, *)\n#Preview(\"Badge\") { Badge() }\n")
          == "#if canImport(SwiftUI)\n@available(iOS 17, *)\n#Preview(\"Badge\") { Badge() }\n#endif\n"
      )
      #expect(port("let a = #line\n") == "let a = #line\n")
    }

    @Test func `Weak properties of protocols lose the keyword`() {
      #expect(
        port("@objc protocol P { weak var a: A? { get set } }\nclass B { weak var a: A? }\n")
          == "protocol P: AnyObject { var a: A? { get set } }\nclass B { weak var a: A? }\n")
    }

    @Test func `Force-unwrapped optional methods are called directly`() {
      // UIKit's delegates have defaults whose results are not optional.
      #expect(
        port("let size = delegate.collectionView!(view, layout: self, sizeForItemAt: path)\n")
          == "let size = delegate.collectionView(view, layout: self, sizeForItemAt: path)\n")
      // Requirements of the module return an optional result, which is forced instead.
      #expect(
        port(
          "@objc protocol P { @objc optional func size() -> Int; @objc optional func end() }\n"
            + "func f(p: P) { g(p.size!()); p.end!(); p.run!() }\n"
        ).hasSuffix("func f(p: P) { g(p.size()!); p.end(); p.run!() }\n"))
    }

    @Test func `C functions qualified with Darwin are qualified with Foundation`() {
      #expect(port("let a = Darwin.round(b)\n") == "let a = Foundation.round(b)\n")
      #expect(
        port("enum Darwin { static let a = 1 }\nlet b = Darwin.a\n")
          == "enum Darwin { static let a = 1 }\nlet b = Darwin.a\n")
    }

    @Test func `CGRect.intersects is replaced with intersectsRect`() {
      #expect(port("let a = b.frame.intersects(c)\n") == "let a = b.frame.intersectsRect(c)\n")
      #expect(port("let a = b?.intersects(c) ?? d\n") == "let a = b?.intersectsRect(c) ?? d\n")
      let others = [
        "let a = b.intersects(integersIn: c)\n", "let a = b.intersects(c, using: .winding)\n",
        "let a = b.filter(c.intersects)\n",
        "struct B { func intersects(_ b: B) -> Bool { true } }\nlet a = b.intersects(c)\n",
      ]
      for source in others { #expect(port(source) == source) }
    }

    @Test func `Test files that use UIKit's text types import UIKit`() {
      let source = "import XCTest\nlet a = NSMutableParagraphStyle()\n"
      let module = SourcePort.port([SourceText(path: "A.swift", text: source)])
      #expect(module.files[0].text == "import UIKit\n" + source)
    }

    @Test func `An override of forwardingTarget(for:) is reported`() {
      let source =
        "import UIKit\nclass A: NSObject { override func forwardingTarget(for s: Selector!) -> Any? { b } }\n"
      let module = SourcePort.port([SourceText(path: "A.swift", text: source)])
      #expect(module.files[0].text == source.replacing("override ", with: ""))
      #expect(
        module.notes.map(\.message) == ["nothing is forwarded without the Objective-C runtime"])
    }

    @Test func `A Selector parameter of an override becomes implicitly unwrapped`() {
      #expect(
        port("class A: NSObject { override func responds(to s: Selector) -> Bool { true } }\n")
          .hasPrefix("class A: NSObject { func responds(to s: Selector!) -> Bool { true } }\n"))
    }

    @Test func `A constant cast to a UIKit metatype is instantiated with NSObject.create`() {
      #expect(
        port("func f() { let a = b as! UITableViewCell.Type; let c = a.init() }\n")
          == "func f() { let a = b as! UITableViewCell.Type; let c = NSObject.create(a) }\n")
      let other = "func f() { let a = b as! Item.Type; let c = a.init() }\n"
      #expect(port(other) == other)
    }

    @Test func `Argument labels before Swift 4.2 are replaced in calls with implicit self`() {
      #expect(
        port("class A: UIViewController { func f() { didMove(toParentViewController: p) } }\n")
          == "class A: UIViewController { func f() { didMove(toParent: p) } }\n")
    }

    @Test func `An import in a branch shared with iOS is made conditional`() {
      #expect(
        port("#if os(iOS) || os(OSX)\nimport CoreText\n#endif\n")
          == "#if canImport(UIKit) || os(OSX)\n#if canImport(CoreText)\nimport CoreText\n#endif\n#endif\n"
      )
      let elsewhere = "#if os(OSX) || os(watchOS)\nimport CoreText\n#endif\n"
      #expect(port(elsewhere) == elsewhere)
    }
  }
#endif
