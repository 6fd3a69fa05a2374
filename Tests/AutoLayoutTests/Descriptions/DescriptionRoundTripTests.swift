import Foundation
import Testing

@testable import AutoLayout

/// Oracle: the texts themselves; what was read is printed as it stood.
@Suite struct DescriptionRoundTripTests {
  @Test(
    "Every form of description survives a round trip",
    arguments: [
      "<NSLayoutConstraint:0x60 H:[UILabel:0x7a'Hello']-(11)-|   (active, names: '|':UIView:0x7b )>",
      "<NSLayoutConstraint:0x60 H:|-(-2)-[a view]   (active, names: a view:0x7a, '|':UIView:0x7b )>",
      "<NSLayoutConstraint:0x60 V:[UIView:0x7a]-(>=12.5)-[App.Line:0x7b]   (inactive)>",
      "<NSLayoutConstraint:0x60 H:|-(0)-[UILayoutGuide:0x7a'Left'](LTR)   (Names: '|':UIView:0x7b )>",
      "<NSLayoutConstraint:0x60 H:|-(0)-[UIView:0x7a](RTL) (Names: '|':UIView:0x7b)>",
      "<NSLayoutConstraint:0x60 V:|-(0@250)-[UILayoutGuide:0x7a''] priority:250   (active)>",
      "<NSLayoutConstraint:0x60 H:[UIButton:0x7a]-(NSSpace(8))-[UISlider:0x7b]>",
      "<NSLayoutConstraint:0x60 H:[UIButton:0x7a'a (b)]'(<=100@750.5)]>",
      "<NSLayoutConstraint:0x60 V:[UIView:0x7a(-74)]>",
      "<NSLayoutConstraint:0x60 'my height' UIView:0x7a.height == 2.22507e-308   (active)>",
      "<NSLayoutConstraint:0x60 'Bob's' V:[UIView:0x7a(>=44)]>",
      "<NSLayoutConstraint:0x60 UILabel:0x7a'YOU'RE OK'.top <= 0.5*UIView:0x7b.top - 8   (active)>",
      "<NSLayoutConstraint:0x60 UIView:0x7a.width == UIView:0x7a.height * 0.384615>",
      "<NSLayoutConstraint:0x60 UIView:0x7a.top == UIView:0x7b.topMargin + 3 priority:999.5   (active)>",
      "<NSLayoutConstraint:0x60 long name....width == 1.5*long name....height   (active, names: long name...:0x7a )>",
      "<NSLayoutConstraint:0x60 UILayoutGuide:0x7a'M'.bottom == UIButton:0x7b.bottom NSSpace(0)   (active)>",
      "<NSLayoutConstraint:0x60 UIView:0x7a.width == - 16>",
      "<NSLayoutConstraint:0x60 UILabel:0x7a'x.top == 5]-('.width >= 10   (active)>",
      "<NSLayoutConstraint:0x60 (UIView:0x7a.left - UIView:0x7b.right) == 20   (active)>",
      "<NSLayoutConstraint:0x60 (UIView:0x7a.top - UIView:0x7b.top) == 0.5*UIView:0x7a.height>",
      "<NSLayoutConstraint: 0x40 H:[NSButton:0x7a'OK']-(20)-|   (Names: '|':NSView:0x7b ) >",
      "<NSAutoresizingMaskLayoutConstraint:0x60 h=&-& v=&-- UIView:0x7a.minX == 0.5*UIView:0x7b.width - 32   (active)>",
      "<NSAutoresizingMaskLayoutConstraint:0x60 h=--- v=--& 'id' UIView:0x7a.midY == + 70>",
      "<NSContentSizeLayoutConstraint:0x60 H:[UILabel:0x7a'Hello'(39)] Hug:250 CompressionResistance:750>",
      "<NSContentSizeLayoutConstraint:0x60 UIView:0x7a.height == 18 Hug:750 CompressionResistance:750   (active)>",
      "<NSIBPrototypingLayoutConstraint:0x60 'made for you'  H:[UIView:0x7a(258@251)] priority:251>",
      "<_UISystemBaselineConstraint:0x60 V:|-(>=NSLayoutAnchorConstraintSpace(8))-[UILabel:0x7a]   (active)>",
      "<_UIScrollViewAutomaticContentSizeConstraint:0x60 UITableView:0x7a.contentHeight{id: 28} == -32.000000>",
      "<SnapKit.LayoutConstraint:0x60@A+B.swift#88 UIView:0x7a.left == UIView:0x7b.left + 13.0>",
      "<SnapKit.LayoutConstraint:a label@A.swift#8 UIView:0x7a.height >= 44.0 ^750.0>",
      "<MASLayoutConstraint:Top[0] UILabel:title.top == Box:superview.top + 1 @250>",
    ])
  func ownExamples(text: String) throws {
    #expect(try ConstraintDescription(parsing: text).description == text)
  }

  @Test(
    "Every description in the real logs survives a round trip",
    .enabled(if: !SharedDescriptions.logged.isEmpty))
  func logs() {
    #expect(SharedDescriptions.logged.count == 531)
    for logged in SharedDescriptions.logged {
      #expect(roundTrip(logged.description) == logged.description)
    }
  }

  @Test(
    "Every description in the appendix of facts survives a round trip",
    .enabled(if: !SharedDescriptions.appendix.isEmpty))
  func appendix() {
    #expect(SharedDescriptions.appendix.count > 130)
    for text in SharedDescriptions.appendix { #expect(roundTrip(text) == text) }
  }

  private func roundTrip(_ text: String) -> String {
    do {
      return try ConstraintDescription(parsing: text).description
    } catch {
      return "\(error)"
    }
  }

  @Test(
    "Parsing an invalid description throws an error with the offset",
    arguments: [
      ("", 0), ("NSLayoutConstraint:0x1", 0), ("<NSLayoutConstraint:0x1 >", 24),
      ("<NSLayoutConstraint:0x1 H:[UIView:0x2(8>", 27), ("<A:0x1 V:|-(x)-[B:0x2]>", 12),
      ("<A:0x1 B:0x2.width == C:0x3.size>", 22), ("<A:0x1 B:0x2.width == 5> ", 22),
      ("<A:0x1 B:0x2.width == 2*C:0x3.width * 3>", 36),
    ])
  func refusals(text: String, offset: Int) {
    #expect {
      _ = try ConstraintDescription(parsing: text)
    } throws: { ($0 as? DescriptionError)?.offset == offset }
  }

  @Test func `A description beyond the length limit is refused`() {
    let text = "<A:0x1 " + String(repeating: "a", count: 70_000) + ".width == 5>"
    #expect(throws: DescriptionError.self) { try ConstraintDescription(parsing: text) }
  }
}
