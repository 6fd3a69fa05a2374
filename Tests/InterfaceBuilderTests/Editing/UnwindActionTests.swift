import Testing

@testable import InterfaceBuilder

/// The selectors of actions in sources. hand: the rules of Swift for the selectors of methods.
@Suite("Unwind actions")
struct UnwindActionTests {
  private func selectors(_ source: String) -> [String] {
    UnwindAction.selectors(in: Array(source.utf8))
  }

  @Test(
    "Swift methods have their Objective-C selectors",
    arguments: [
      ("@IBAction func cancel(_ segue: UIStoryboardSegue) {}", "cancel:"),
      ("@IBAction func cancel(segue: UIStoryboardSegue) {}", "cancelWithSegue:"),
      ("@IBAction func cancel(unwindSegue segue: UIStoryboardSegue) {}", "cancelWithUnwindSegue:"),
      ("@IBAction func unwind(for segue: UIStoryboardSegue) {}", "unwindFor:"),
      ("@IBAction func unwind(forSegue s: UIStoryboardSegue) {}", "unwindForSegue:"),
      ("@IBAction func goBackTo(segue: UIStoryboardSegue) {}", "goBackToSegue:"),
      ("@IBAction\n  public final func done( _ s : UIStoryboardSegue! ) {}", "done:"),
      ("  @objc @IBAction private func a(_:UIStoryboardSegue){ }", "a:"),
      ("@objc(back:) @IBAction func back(to segue: UIStoryboardSegue) {}", "back:"),
      ("@IBAction @objc(home:)\nfunc other(segue: UIStoryboardSegue?) {}", "home:"),
      ("- (IBAction)unwindToList:(UIStoryboardSegue *)segue;", "unwindToList:"),
      ("-( IBAction )done: (UIStoryboardSegue*) segue {", "done:"),
    ])
  func methods(_ source: String, _ selector: String) {
    #expect(selectors("var a = 1; " + source) == [selector])
  }

  @Test(
    "Methods with other signatures are not unwind actions",
    arguments: [
      "func prepare(for segue: UIStoryboardSegue, sender: Any?) {}",
      "override func unwind(for segue: UIStoryboardSegue, towards c: UIViewController) {}",
      "@IBAction func tap(_ sender: UIButton) {} func a(_ segue: UIStoryboardSegue) {}",
      "@IBAction func tap(_ a: Int, _ segue: UIStoryboardSegue) {}",
      "- (void)prepareForSegue:(UIStoryboardSegue *)segue sender:(id)sender;",
      "class Fade: UIStoryboardSegue {}", "UIStoryboardSegue)", "func (", "",
      "IBAction func UIStoryboardSegue)",
      "@IBAction func :UIStoryboardSegue)", "@IBAction func a(:UIStoryboardSegue)",
      "@IBAction func é(_ s: UIStoryboardSegue)", "@IBAction func a b c d:UIStoryboardSegue)",
      "(IBAction)UIStoryboardSegue*", "UIStoryboardSegue",
    ])
  func others(_ source: String) { #expect(selectors(source).isEmpty) }

  @Test("Scanning damaged sources ends, in time linear in their length")
  func damaged() {
    let source = Array(
      "@objc(a:) @IBAction func back(to s: UIStoryboardSegue) {} - (IBAction)b:(UIStoryboardSegue *)s;"
        .utf8)
    for length in 0...source.count { _ = UnwindAction.selectors(in: Array(source[..<length])) }
    var state: UInt64 = 1
    for _ in 0..<2000 {
      var bytes = source
      for _ in 0..<4 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        let place = Int(state >> 33) % bytes.count
        if state & 1 == 0 {
          bytes.remove(at: place)
        } else {
          bytes[place] = UInt8(truncatingIfNeeded: state >> 20)
        }
      }
      for selector in UnwindAction.selectors(in: bytes) { #expect(selector.hasSuffix(":")) }
    }
    // A source has no more actions than the limit.
    let many = String(repeating: "@IBAction func a(_: UIStoryboardSegue) {}", count: 1100)
    #expect(selectors(many).count == UnwindAction.countLimit)
  }
}
