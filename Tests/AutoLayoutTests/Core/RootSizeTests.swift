import Foundation
import Testing

@testable import AutoLayout

/// Oracle: the autoresizing mask of a view whose `translatesAutoresizingMaskIntoConstraints` is false
/// has no constraints (Apple's documentation of the property), and no recorded log of such a view
/// without a superview lists one.
@MainActor
@Suite struct RootSizeTests {
  /// A view without superview, with a width of 100 and a subview of the same width.
  private func sizedRoot(translates: Bool) -> (root: UIView, child: UIView) {
    let (root, child) = (UIView(), UIView())
    root.translatesAutoresizingMaskIntoConstraints = translates
    child.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(child)
    NSLayoutConstraint.activate([
      root.widthAnchor.constraint(equalToConstant: 100),
      child.widthAnchor.constraint(equalTo: root.widthAnchor),
    ])
    return (root, child)
  }

  @Test func `A root view's own constraints determine the layout of its subviews`() {
    let (root, child) = sizedRoot(translates: false)
    #expect(logMessages { root.layoutIfNeeded() }.isEmpty)
    #expect(child.frame.width == 100)
  }

  @Test func `Autoresizing constraints of a root view conflict with its size constraints`() {
    let (root, child) = sizedRoot(translates: true)
    let log = logMessages { root.layoutIfNeeded() }
    #expect(log.count == 1)
    #expect(log.first?.contains("NSAutoresizingMaskLayoutConstraint") == true)
    #expect(child.frame.width == 0)
  }

  @Test func `Without constraints that fix its size, a root view keeps its bounds`() {
    let (root, child) = (UIView(frame: CGRect(x: 0, y: 0, width: 70, height: 30)), UIView())
    root.translatesAutoresizingMaskIntoConstraints = false
    child.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(child)
    NSLayoutConstraint.activate([
      child.leftAnchor.constraint(equalTo: root.leftAnchor),
      child.rightAnchor.constraint(equalTo: root.rightAnchor),
      root.widthAnchor.constraint(greaterThanOrEqualToConstant: 50),
    ])
    root.layoutIfNeeded()
    #expect(child.frame.width == 70)
    #expect(root.bounds.width == 70)
  }
}
