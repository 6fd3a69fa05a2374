import Foundation
import Testing

@testable import AutoLayout

/// Oracle: Apple's documentation of `autoresizingMask` (differences are shared in proportion to the
/// flexible parts); numbers by hand, for a superview going from 100 to 200 points.
@MainActor
@Suite struct AutoresizingTests {
  /// Mask, and the frame of a subview at 10 with length 30 after the change.
  nonisolated static let horizontal: [(UIView.AutoresizingMask, CGFloat, CGFloat)] = [
    ([], 10, 30),
    ([.flexibleLeftMargin], 110, 30),
    ([.flexibleWidth], 10, 130),
    ([.flexibleRightMargin], 10, 30),
    // 10 and 30 grow to 10 · 140/40 and 30 · 140/40.
    ([.flexibleLeftMargin, .flexibleWidth], 35, 105),
    // 30 and 60 grow to 30 · 190/90 and 60 · 190/90.
    ([.flexibleWidth, .flexibleRightMargin], 10, 30.0 * 190 / 90),
    // 10 and 60 grow to 10 · 170/70 and 60 · 170/70.
    ([.flexibleLeftMargin, .flexibleRightMargin], 10.0 * 170 / 70, 30),
    ([.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin], 20, 60),
  ]

  @Test(arguments: horizontal)
  func `An autoresizing mask distributes a size change among its flexible parts`(
    _ mask: UIView.AutoresizingMask, _ x: CGFloat, _ width: CGFloat
  ) {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    let view = UIView(frame: CGRect(x: 10, y: 5, width: 30, height: 10))
    view.autoresizingMask = mask
    root.addSubview(view)
    root.frame.size.width = 200
    #expect(abs(view.frame.minX - x) < 1e-9 && abs(view.frame.width - width) < 1e-9)
    #expect(view.frame.minY == 5 && view.frame.height == 10)
  }

  @Test(arguments: horizontal)
  func `Constraints of an autoresizing mask give the same frames as autoresizing`(
    _ mask: UIView.AutoresizingMask, _ x: CGFloat, _ width: CGFloat
  ) {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 50))
    root.layoutEnvironment = LayoutEnvironment(displayScale: 1000)
    let container = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    let view = UIView(frame: CGRect(x: 10, y: 5, width: 30, height: 10))
    view.autoresizingMask = mask
    root.addSubview(container)
    container.addSubview(view)
    let follower = UIView()
    follower.translatesAutoresizingMaskIntoConstraints = false
    container.addSubview(follower)
    NSLayoutConstraint.activate([
      follower.leftAnchor.constraint(equalTo: view.leftAnchor),
      follower.rightAnchor.constraint(equalTo: view.rightAnchor),
    ])
    root.layoutIfNeeded()
    #expect(follower.frame.minX == 10 && follower.frame.width == 30)
    container.translatesAutoresizingMaskIntoConstraints = false
    container.widthAnchor.constraint(equalToConstant: 200).isActive = true
    root.layoutIfNeeded()
    // Positions on a grid of a thousandth of a point.
    #expect(abs(view.frame.minX - x) < 2e-3 && abs(view.frame.width - width) < 2e-3)
    #expect(abs(follower.frame.minX - x) < 2e-3 && abs(follower.frame.width - width) < 2e-3)
  }

  @Test func `Autoresizing does not make a width negative`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    let view = UIView(frame: CGRect(x: 10, y: 0, width: 30, height: 10))
    view.autoresizingMask = [.flexibleWidth]
    root.addSubview(view)
    root.frame.size.width = 20
    #expect(view.frame.width == 0)
  }

  @Test func `Subviews keep their frames if autoresizesSubviews is false`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    let view = UIView(frame: CGRect(x: 10, y: 0, width: 30, height: 10))
    view.autoresizingMask = [.flexibleWidth]
    root.autoresizesSubviews = false
    root.addSubview(view)
    root.frame.size.width = 200
    #expect(view.frame.width == 30)
  }
}
