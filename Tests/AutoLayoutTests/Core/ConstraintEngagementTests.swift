import Foundation
import Testing

@testable import AutoLayout

/// Oracle: Apple's documentation of `requiresConstraintBasedLayout` ("should be overridden by custom
/// views that depend on constraints that `updateConstraints()` creates") and of `updateConstraints()`.
@MainActor
@Suite struct ConstraintEngagementTests {
  class Updating: UIView {
    var updates = 0
    var whenUpdated: () -> Void = {}

    override func updateConstraints() {
      updates += 1
      whenUpdated()
      super.updateConstraints()
    }
  }

  final class Requiring: Updating {
    override class var requiresConstraintBasedLayout: Bool { true }
  }

  private func root(_ views: UIView...) -> UIView {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    for view in views { root.addSubview(view) }
    return root
  }

  @Test func `updateConstraints is not called in a hierarchy without constraints`() {
    let view = Updating()
    let root = root(view)
    root.layoutIfNeeded()
    #expect(view.updates == 0)
    #expect(root.activeLayoutHost.statistics.feedbackLoops == 0)
    view.setNeedsUpdateConstraints()
    root.layoutIfNeeded()
    #expect(view.updates == 0)
    #expect(view.needsUpdateConstraints())
  }

  @Test func `Activating the first constraint calls updateConstraints for all views`() {
    let (view, other) = (Updating(), UIView())
    let root = root(view, other)
    root.layoutIfNeeded()
    other.widthAnchor.constraint(equalToConstant: 5).isActive = true
    root.layoutIfNeeded()
    #expect(view.updates == 1)
    root.layoutIfNeeded()
    #expect(view.updates == 1)
  }

  @Test func `requiresConstraintBasedLayout makes all views update their constraints`() {
    let (view, requiring) = (Updating(), Requiring())
    root(view, requiring).layoutIfNeeded()
    #expect(view.updates == 1)
    #expect(requiring.updates == 1)
  }

  private func widths(of view: UIView) -> (NSLayoutConstraint, NSLayoutConstraint) {
    view.translatesAutoresizingMaskIntoConstraints = false
    return (
      view.widthAnchor.constraint(equalToConstant: 10),
      view.widthAnchor.constraint(equalToConstant: 20)
    )
  }

  // Oracle: Apple's documentation of `updateConstraints()`: it is called before the solution, so that
  // what it replaces is never solved.
  @Test func `Constraints that updateConstraints activates and deactivates are never solved`() {
    let view = Requiring()
    let (first, second) = widths(of: view)
    view.whenUpdated = {
      first.isActive = true
      second.isActive = true
      first.isActive = false
    }
    let root = root(view)
    #expect(logMessages { root.layoutIfNeeded() }.isEmpty)
    #expect(view.frame.width == 20)
    #expect(root.activeLayoutHost.row(of: first) == nil)
  }

  @Test func `updateConstraints can deactivate a constraint of an already updated subview`() {
    let (view, parent) = (Requiring(), Requiring())
    let (first, second) = widths(of: view)
    view.whenUpdated = { first.isActive = true }
    parent.whenUpdated = {
      second.isActive = true
      first.isActive = false
    }
    parent.addSubview(view)
    let root = root(parent)
    #expect(logMessages { root.layoutIfNeeded() }.isEmpty)
    #expect(view.frame.width == 20)
  }

  @Test func `A view that its superview marks in updateConstraints is updated in the same pass`() {
    let (view, parent) = (Requiring(), Requiring())
    let (first, second) = widths(of: view)
    first.isActive = true
    parent.addSubview(view)
    let root = root(parent)
    root.layoutIfNeeded()
    view.whenUpdated = { first.isActive = false }
    parent.whenUpdated = {
      second.isActive = true
      view.setNeedsUpdateConstraints()
    }
    parent.setNeedsUpdateConstraints()
    #expect(logMessages { root.layoutIfNeeded() }.isEmpty)
    #expect(view.frame.width == 20)
  }

  @Test func `Measuring uses the constraints that remain after updateConstraints`() {
    let view = Requiring()
    let (first, second) = widths(of: view)
    first.isActive = true
    second.isActive = true
    view.whenUpdated = { first.isActive = false }
    var size = CGSize.zero
    let messages = logMessages {
      size = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    }
    #expect(messages.isEmpty)
    #expect(size.width == 20)
  }
}
