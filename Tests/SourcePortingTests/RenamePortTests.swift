#if SourcePorting
  import SourcePorting
  import Testing

  /// Old names of UIKit become those that Apple replaced them with.
  @Suite struct RenamePortTests {
    @Test func `Types that became nested types are renamed`() {
      #expect(
        port(
          "let a: UIControlState = UIControlState.normal\nextension UIGestureRecognizerState {}\n")
          == "let a: UIControl.State = UIControl.State.normal\nextension UIGestureRecognizer.State {}\n"
      )
    }

    @Test func `Constants are replaced with static members`() {
      #expect(
        port("let a = kCAFillModeForwards, b = UIWindowLevelNormal\n")
          == "let a = CAMediaTimingFillMode.forwards, b = UIWindow.Level.normal\n")
    }

    @Test func `Notification names are renamed with and without their type`() {
      #expect(
        port("f(.UIKeyboardWillShow, NSNotification.Name.UIDeviceOrientationDidChange)\n")
          == "f(UIResponder.keyboardWillShowNotification, UIDevice.orientationDidChangeNotification)\n"
      )
    }

    @Test func `Methods and argument labels are renamed in calls and overrides`() {
      #expect(
        port(
          "a.addChildViewController(b)\nb.didMove(toParentViewController: a)\nv.bringSubview(toFront: w)\n"
        ) == "a.addChild(b)\nb.didMove(toParent: a)\nv.bringSubviewToFront(w)\n")
      #expect(
        port(
          "class A: UIViewController {\n  override func didMove(toParentViewController p: UIViewController?) {}\n}\n"
        )
          == "class A: UIViewController {\n  override func didMove(toParent p: UIViewController?) {}\n}\n"
      )
    }

    @Test func `The style of an activity indicator is renamed`() {
      #expect(
        port(
          "let a = UIActivityIndicatorView(activityIndicatorStyle: .gray)\na.activityIndicatorViewStyle = .white\n"
        ) == "let a = UIActivityIndicatorView(style: .gray)\na.style = .white\n")
    }

    @Test func `A name that the module declares is kept`() {
      let text = "enum UIControlState { case a }\nlet b = UIControlState.a\n"
      #expect(port(text) == text)
      let local = "func f() { if let childViewControllers = g() { h(childViewControllers) } }\n"
      #expect(port(local) == local)
    }

    @Test func `A file that uses URLSession conditionally imports FoundationNetworking`() {
      #expect(
        SourcePort.port([
          SourceText(path: "A.swift", text: "import Foundation\nlet a = URLSession.shared\n")
        ]).files[0].text
          == "#if canImport(FoundationNetworking)\nimport FoundationNetworking\n#endif\nimport Foundation\nlet a = URLSession.shared\n"
      )
    }

    @Test func `A file that uses NSURLRequest imports FoundationNetworking`() {
      #expect(
        SourcePort.port([
          SourceText(path: "A.swift", text: "import UIKit\nlet a = NSURLRequest(url: b)\n")
        ]).files[0].text.contains("import FoundationNetworking\n"))
    }

    @Test func `Open static members become public, and abs is qualified with Swift`() {
      #expect(
        port("class A { open static let b = 1 }\n") == "class A { public static let b = 1 }\n")
      #expect(
        port("extension CGFloat { func f() -> CGFloat { abs(self) } }\nlet a = abs(1)\n")
          == "extension CGFloat { func f() -> CGFloat { Swift.abs(self) } }\nlet a = abs(1)\n")
    }
  }
#endif
