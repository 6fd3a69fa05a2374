import Foundation
import Testing

@testable import AutoLayout

/// Oracle: classes in recorded dumps of public test suites, whose mangled names follow Swift's
/// documentation of the mangling.
@MainActor
@Suite struct ObjectiveCClassNameTests {
  @Test(
    "Swift's mangled names are translated to Objective-C class names",
    arguments: [
      ("3App4ViewC", "App.View"),
      ("3App12SubmitButtonC14BackgroundViewC", "_TtCC3App12SubmitButton14BackgroundView"),
      ("3FooAAC", "Foo.Foo"),
      ("12SnapshotTest0A4ViewC", "SnapshotTest.SnapshotView"),
      ("3App5OuterV5InnerC", "_TtCV3App5Outer5Inner"),
      (
        "9Reminders14EmojiTextField33_4FE8BD245B420E02FDB196B5E5563CD0LLC",
        "_TtC9RemindersP33_4FE8BD245B420E02FDB196B5E5563CD014EmojiTextField"
      ),
      ("3App15CollapsibleViewCySSG", "_TtGC3App15CollapsibleViewSS_"),
      // Recorded on iOS 14, with a module of a longer name.
      ("3App7ListingCyAA10HeaderViewCG", "_TtGC3App7ListingCS_10HeaderView_"),
      ("3App7ListingCy4Core10HeaderViewCG", "_TtGC3App7ListingC4Core10HeaderView_"),
    ])
  func translated(mangled: String, expected: String) {
    #expect(ObjectiveCClassName(mangled: mangled)?.text == expected)
  }

  @Test(
    "Mangled names with unsupported operators are not translated",
    arguments: [
      "", "3App", "4App", "C", "3AppAAAC", "A", "99999999999999999999a", "3App3fooyyF5LocalL_C",
      "3App4ViewCD", "LL", "G", "y", "0", "0a", "3AppySSG",
    ])
  func refused(mangled: String) {
    #expect(ObjectiveCClassName(mangled: mangled) == nil)
  }

  @Test func `The name of a private class contains a hash of its file`() {
    let name = Hidden().describedClassName
    #expect(name.hasPrefix("_TtC15AutoLayoutTestsP33_"))
    #expect(name.hasSuffix("6Hidden"))
  }

  @Test func `A class in a function is described by its name alone`() {
    class Local: UIView {}
    #expect(Local().describedClassName == "Local")
  }
}

private class Hidden: UIView {}
