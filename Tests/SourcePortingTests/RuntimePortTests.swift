#if SourcePorting
  import SourcePorting
  import Testing

  /// What Objective-C finds at run time is written out.
  @Suite struct RuntimePortTests {
    @Test func `Generic subclasses of UIKit classes are instantiated with create`() {
      #expect(
        port("class A<View: UIView> { func f() { g(View(), View(frame: r)) } }\n")
          == "class A<View: UIView> { func f() { g(NSObject.create(View.self), UIView.create(View.self, frame: r)) } }\n"
      )
      #expect(
        port("extension P where Self: UIView { static func f() -> Self { Self(frame: r) } }\n")
          == "extension P where Self: UIView { static func f() -> Self { UIView.create(Self.self, frame: r) } }\n"
      )
      #expect(
        port("protocol P { associatedtype V: UIView }\nextension P { func f() -> V { V() } }\n")
          == "protocol P { associatedtype V: UIView }\nextension P { func f() -> V { NSObject.create(V.self) } }\n"
      )
    }

    @Test func `Metatypes in variables are instantiated with create`() {
      #expect(
        port("let a = cellType.init(style: .default, reuseIdentifier: nil)\n")
          == "let a = UITableViewCell.create(cellType, style: .default, reuseIdentifier: nil)\n")
      #expect(
        port("func f<T: UIView>(_ type: T.Type) -> T { type.init() }\n")
          == "func f<T: UIView>(_ type: T.Type) -> T { NSObject.create(type) }\n")
    }

    @Test func `Delegating initializers and other generic types are kept`() {
      for text in [
        "class A: UIView { convenience init() { self.init(frame: r) } }\n",
        "class A: UIView { init() { super.init(frame: r) } }\n",
        "struct A<T: Codable> { func f() -> T { T() } }\n", "let a = UIView(frame: r)\n",
        "let a = UIView.init(frame: r)\n",
      ] {
        #expect(port(text) == text)
      }
    }

    @Test func `Members of AnyObject are cast to NSValue or NSNumber, or become a description`() {
      #expect(
        port("f((a as AnyObject).cgPointValue.y, (b as AnyObject).description)\n")
          == "f((a as! NSValue).cgPointValue.y, String(describing: b))\n")
      #expect(
        port("let a = (b as AnyObject).cgRectValue\nlet c = (d as AnyObject).integerValue!\n")
          == "let a = (b as? NSValue)?.cgRectValue\nlet c = (d as! NSNumber).intValue\n")
      #expect(
        port("let a = type(of: b).description()\n") == "let a = NSStringFromClass(type(of: b))\n")
    }

    @Test func `A property of type AnyObject is cast to the protocol that declares the method`() {
      #expect(
        port(
          "protocol D: AnyObject { func go() }\nclass A { weak var d: AnyObject?\n  func f() { d?.go(); self.d?.stay() } }\n"
        )
          == "protocol D: AnyObject { func go() }\nclass A { weak var d: AnyObject?\n  func f() { (d as? D)?.go(); self.d?.stay() } }\n"
      )
    }

    @Test func `Members of NSObject that a class declares first lose the override keyword`() {
      let text = port(
        """
        class A: NSObject {
          override func awakeFromNib() {}
        }
        class B: A {
          override func awakeFromNib() {}
        }
        class C: UIView {
          override func awakeFromNib() {}
        }

        """)
      #expect(
        text == """
          class A: NSObject {
            func awakeFromNib() {}
          }
          class B: A {
            override func awakeFromNib() {}
          }
          class C: UIView {
            override func awakeFromNib() {}
          }

          """)
      let signature =
        "func observeValue(forKeyPath k: String?, of o: Any?, change c: Any?, context x: Any?)"
      #expect(
        port("class A: NSObject {\n  override \(signature) {}\n}\n")
          == "class A: NSObject {\n  \(signature) {}\n}\n\nextension A: KeyValueObserving {}\n")
    }

    @Test func `Managed properties of layers get accessors`() {
      #expect(
        port("class A: CALayer {\n  @NSManaged var b: CGFloat\n}\n")
          == "class A: CALayer {\n  var b: CGFloat { get { value(forKey: \"b\") as? CGFloat ?? 0 } set { setValue(newValue, forKey: \"b\") } }\n}\n"
      )
    }

    @Test func `An override in an extension of a UIKit class is excluded, with a note`() {
      let once = port("extension UIView {\n  override func sizeToFit() {}\n}\n")
      #expect(
        once
          == "extension UIView {\n  #if canImport(Darwin)\noverride func sizeToFit() {}\n#endif\n}\n"
      )
      #expect(
        port("extension UIView { override func sizeToFit() {} }\n")
          == "extension UIView { #if canImport(Darwin)\noverride func sizeToFit() {}\n#endif\n }\n")
      // The semicolon would follow the directive.
      #expect(
        port("extension UIView { override func sizeToFit() {}; func f() {} }\n")
          == "extension UIView { #if canImport(Darwin)\noverride func sizeToFit() {};\n#endif\n func f() {} }\n"
      )
      let notes = SourcePort.port([
        SourceText(path: "A.swift", text: "extension UIView { override func sizeToFit() {} }\n")
      ]).notes
      #expect(notes.count == 1)
    }

    @Test func `A method that the module adds to a UIKit class dispatches to its overrides`() {
      #expect(
        port(
          """
          extension UIView {
            func add(_ view: UIView) -> Int {
              1
            }
          }
          extension UITableViewCell {
            override func add(_ view: UIView) -> Int { 2 }
          }

          """) == """
            extension UIView {
              func add(_ view: UIView) -> Int {
                if let object = self as? UITableViewCell { return object.addOfUITableViewCell(view) }
                return 1
              }
            }
            extension UITableViewCell {
              func addOfUITableViewCell(_ view: UIView) -> Int { 2 }
            }

            """)
    }

    @Test func `A method with several overrides dispatches to each of them`() {
      #expect(
        port(
          """
          extension UIView {
            func size() -> Int {
              1
            }
          }
          extension UITableViewCell { override func size() -> Int { 2 } }
          extension UICollectionViewCell { override func size() -> Int { 3 } }

          """) == """
            extension UIView {
              func size() -> Int {
                if let object = self as? UITableViewCell { return object.sizeOfUITableViewCell() }
                if let object = self as? UICollectionViewCell { return object.sizeOfUICollectionViewCell() }
                return 1
              }
            }
            extension UITableViewCell { func sizeOfUITableViewCell() -> Int { 2 } }
            extension UICollectionViewCell { func sizeOfUICollectionViewCell() -> Int { 3 } }

            """)
    }

    @Test func `The result of an optional method stored by a guard is unwrapped`() {
      let text = port(
        """
        @objc protocol D { @objc optional func list(_ l: Int, shouldShow i: Int) -> Bool }
        func f(_ d: D?) -> Bool {
          guard let function = d?.list(_:shouldShow:) else { return true }
          return function(1, 2)
        }

        """)
      #expect(
        text.contains("guard let result = function(1, 2) else { return true }\n    return result"))
    }

    @Test func `A private method that a selector names in another file becomes internal`() {
      let module = SourcePort.port([
        SourceText(
          path: "A.swift", text: "import UIKit\nclass A: UIView { let s = #selector(tap) }\n"),
        SourceText(
          path: "B.swift", text: "import UIKit\nextension A { @objc fileprivate func tap() {} }\n"),
      ])
      #expect(module.files[1].text == "import UIKit\nextension A { func tap() {} }\n")
    }
  }
#endif
