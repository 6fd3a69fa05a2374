#if SourcePorting
  import SourcePorting
  import Testing

  /// Global functions of Objective-C, ignored parameters of closures, and members of elements.
  ///
  /// Oracle: the renames that Apple's SDK states for Swift 4.2 (documentation of the new names); hand.
  @Suite struct FunctionPortTests {
    @Test func `Functions that make structures are replaced with initializers`() {
      #expect(
        port("let a = UIEdgeInsetsMake(0, b(1, 2), -c, 3)\n")
          == "let a = UIEdgeInsets(top: 0, left: b(1, 2), bottom: -c, right: 3)\n")
      #expect(
        port("UIAccessibilityPostNotification(a, nil)\n")
          == "UIAccessibility.post(notification: a, argument: nil)\n")
    }

    @Test func `Functions are replaced with members of their argument`() {
      #expect(
        port("let a = UIInterfaceOrientationIsLandscape(b.c)\n") == "let a = b.c.isLandscape\n")
      #expect(
        port("let a = UIDeviceOrientationIsPortrait(b ?? c)\n") == "let a = (b ?? c).isPortrait\n")
      #expect(port("let a = UIImagePNGRepresentation(b!)\n") == "let a = b!.pngData()\n")
      #expect(
        port("let a = UIImageJPEGRepresentation(b(), 0.8)\n")
          == "let a = b().jpegData(compressionQuality: 0.8)\n")
      #expect(
        port("let a = UIEdgeInsetsInsetRect(b, c)\n") == "let a = b.inset(by: c)\n")
      #expect(
        port("if UIAccessibilityIsVoiceOverRunning() {}\n")
          == "if UIAccessibility.isVoiceOverRunning {}\n")
      #expect(
        port("let a = UIEdgeInsetsEqualToEdgeInsets(b, c)\n") == "let a = (b == c)\n")
    }

    @Test func `Functions with other argument counts or other owners are kept`() {
      for text in [
        "let a = UIEdgeInsetsMake(0, 1)\n", "let a = b.UIEdgeInsetsMake(0, 1, 2, 3)\n",
        "func UIOffsetMake(_ a: Int, _ b: Int) {}\nlet c: () = UIOffsetMake(1, 2)\n",
      ] {
        #expect(port(text) == text)
      }
    }

    @Test func `An ignored closure parameter is removed if no matching method's closure has one`() {
      let function =
        "class A {\n  func show(_ a: Int, then: @escaping (() -> ()), last: (() -> Void)? = nil) {}\n"
      #expect(
        port(function + "  func f() { show(1, then: { _ in g() }) { [weak self] _ in h() } }\n}\n")
          == function + "  func f() { show(1, then: { g() }) { [weak self] in h() } }\n}\n")
      let other = "  func show(_ a: Int, then: (Int) -> Void, last: (Int) -> Void) {}\n"
      let kept = function + other + "  func f() { show(1, then: { _ in g() }) { _ in h() } }\n}\n"
      #expect(port(kept) == kept)
    }

    @Test func `Elements of collections are cast to NSValue or NSNumber`() {
      #expect(
        port("let a = b?[c]?.cgRectValue\n") == "let a = (b?[c] as? NSValue)?.cgRectValue\n")
      #expect(port("f(b[c]!.cgPointValue)\n") == "f((b[c] as! NSValue).cgPointValue)\n")
      #expect(
        port("let a = b[UIResponder.keyboardAnimationDurationUserInfoKey]?.doubleValue\n")
          == "let a = (b[UIResponder.keyboardAnimationDurationUserInfoKey] as? NSNumber)?.doubleValue\n"
      )
      let text = "let a = b[0]?.doubleValue\n"
      #expect(port(text) == text)
    }

    @Test func `A property with a type alias of a closure keeps its exclamation mark`() {
      let text =
        "typealias Result = (String) -> [Int]\nclass A {\n  var searchBarResult: Result?\n  func f() { searchBarResult!(\"\") }\n}\n"
      #expect(port(text) == text)
    }

    @Test func `A managed property in an extension of a layer gets accessors`() {
      #expect(
        port("class A: CALayer {}\nextension A {\n  @NSManaged var b: CGFloat\n}\n")
          == "class A: CALayer {}\nextension A {\n  var b: CGFloat { get { value(forKey: \"b\") as? CGFloat ?? 0 } set { setValue(newValue, forKey: \"b\") } }\n}\n"
      )
    }
  }
#endif
