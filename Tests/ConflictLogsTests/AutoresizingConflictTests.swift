import Testing

@testable import ConflictLogs

/// Conflicts with constraints that autoresizing masks made.
///
/// Oracle: by hand; Apple's documentation of `translatesAutoresizingMaskIntoConstraints`.
@Suite struct AutoresizingConflictTests {
  private func text(_ constraints: String...) -> String {
    ConflictExplanation(ConflictLog(constraints)).text
  }

  /// Width 0 from the mask against 8 and 200 of the program, which sizes the label itself.
  @Test func `Explanations suggest turning off the autoresizing mask of a view with constraints`() {
    let result = ConflictExplanation(
      ConflictLog([
        "<NSAutoresizingMaskLayoutConstraint:0x1 h=--& v=--& UILabel:0xb.width == 0   (active)>",
        "<NSAutoresizingMaskLayoutConstraint:0x2 h=--& v=--& UILabel:0xb.minX == 0   (active, names: '|':UIView:0xa )>",
        "<NSLayoutConstraint:0x3 UILabel:0xb.width == 200   (active)>",
      ]))
    #expect(result.repairs.first == .init(lines: [0, 1], change: .ignoreMask))
    #expect(
      result.text.contains(
        "  - set translatesAutoresizingMaskIntoConstraints of UILabel to false, which removes [0] and [1]"
      ))
  }

  /// The mask sizes the superview; without it nothing would.
  @Test func `The mask of a superview is kept, with a hint`() {
    let text = text(
      "<NSAutoresizingMaskLayoutConstraint:0x1 h=--& v=--& UIView:0xa.width == 0   (active)>",
      "<NSLayoutConstraint:0x2 H:|-(8)-[UILabel:0xb]   (active, names: '|':UIView:0xa )>",
      "<NSLayoutConstraint:0x3 H:[UILabel:0xb]-(8)-|   (active, names: '|':UIView:0xa )>")
    #expect(!text.contains("  - set translates"))
    #expect(
      text.contains("If constraints should determine the frame of UIView, set its translatesAuto"))
  }

  @Test func `Masks of system views are kept`() {
    let text = text(
      "<NSAutoresizingMaskLayoutConstraint:0x1 h=--& v=--& UITableViewCellContentView:0xa.height == 44   (active)>",
      "<NSLayoutConstraint:0x2 UITableViewCellContentView:0xa.height >= 60   (active)>")
    #expect(text.contains("UIKit manages this view: change another constraint."))
    #expect(!text.contains("  - set translates"))
  }
}
