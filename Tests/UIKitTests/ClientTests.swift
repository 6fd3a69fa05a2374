import UIKit
import XCTest

/// Test cases as layout libraries write them: without isolation, which compiles because UIKit's
/// classes are `@preconcurrency`, and with classes of their own.
final class ClientTests: XCTestCase {
  /// Like SnapKit's: inherits all initializers of `NSLayoutConstraint`.
  private final class LibraryConstraint: NSLayoutConstraint { var label: String? }

  func testSubclassesInheritTheInitializers() async {
    await MainActor.run {
      let (parent, child) = (UIView(), UIView())
      parent.addSubview(child)
      let constraint = LibraryConstraint(
        item: child, attribute: .left, relatedBy: .equal, toItem: parent, attribute: .left,
        multiplier: 1, constant: 8)
      constraint.isActive = true
      XCTAssertTrue(parent.constraints.first is LibraryConstraint)
      XCTAssertEqual(
        constraint.firstAnchor,
        unsafeBitCast(child.leftAnchor, to: type(of: constraint.firstAnchor)))
      XCTAssertNil(NSLayoutConstraint().secondAnchor)
    }
  }

  func testAnchorsCompareByItemAndAttribute() async {
    await MainActor.run {
      let view = UIView()
      XCTAssertEqual(view.topAnchor, view.topAnchor)
      XCTAssertNotEqual(view.topAnchor, view.bottomAnchor)
      XCTAssertEqual(view.topAnchor.name, "top")
    }
  }

  func testAPairOfAxesIsRefusedOnlyByTheLayout() async {
    await MainActor.run {
      let (parent, child) = (UIView(), UIView())
      parent.addSubview(child)
      var raised: [LayoutException] = []
      LayoutException.handler = { raised.append($0) }
      defer { LayoutException.handler = nil }
      NSLayoutConstraint(
        item: child, attribute: .left, relatedBy: .equal, toItem: parent, attribute: .top,
        multiplier: 1, constant: 0
      ).isActive = true
      XCTAssertEqual(raised.count, 0)
      parent.layoutIfNeeded()
      XCTAssertEqual(raised.first?.reason.hasSuffix("Invalid pairing of layout attributes"), true)
    }
  }
}
