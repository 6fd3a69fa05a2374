import Foundation
import Testing

@testable import AutoLayout

/// Oracle: the test suite of a public layout library, which activates a constraint between two
/// attributes of a guide before it adds the guide to a view.
@MainActor
@Suite struct OwnerlessGuideTests {
  private let views = PinnedViews()
  private let guide = UILayoutGuide()

  @Test func `A constraint on a guide without an owner is installed when the guide is added`() {
    let ratio = guide.widthAnchor.constraint(equalTo: guide.heightAnchor, multiplier: 2)
    #expect(exceptions { ratio.isActive = true }.isEmpty)
    #expect(ratio.isActive)
    views.root.addLayoutGuide(guide)
    #expect(views.root.constraints.contains { $0 === ratio })
    guide.heightAnchor.constraint(equalToConstant: 30).isActive = true
    views.root.layoutIfNeeded()
    #expect(guide.layoutFrame.width == 60)
  }

  @Test func `A constraint that was deactivated is not installed when its guide is added`() {
    let width = guide.widthAnchor.constraint(equalToConstant: 40)
    width.isActive = true
    width.isActive = false
    #expect(!width.isActive)
    views.root.addLayoutGuide(guide)
    #expect(!width.isActive)
    #expect(views.root.heldConstraints.isEmpty)
  }

  @Test func `A constraint can be deactivated after its guide is deallocated`() {
    var gone: UILayoutGuide? = UILayoutGuide()
    let width = gone?.widthAnchor.constraint(equalToConstant: 40)
    width?.isActive = true
    gone = nil
    width?.isActive = false
    #expect(width?.isActive == false)
  }

  @Test func `Removing an added constraint prevents its installation with the guide`() {
    let width = guide.widthAnchor.constraint(equalToConstant: 40)
    width.isActive = true
    let handler = LayoutLog.handler
    LayoutLog.handler = { _ in }
    defer { LayoutLog.handler = handler }
    views.root.addConstraint(width)
    views.root.removeConstraint(width)
    #expect(!width.isActive)
    views.root.addLayoutGuide(guide)
    #expect(!width.isActive)
  }

  @Test func `Two guides without owners have no common ancestor`() {
    let other = UILayoutGuide()
    let equal = guide.widthAnchor.constraint(equalTo: other.widthAnchor)
    #expect(exceptions { equal.isActive = true }.map(\.name) == ["NSGenericException"])
    #expect(!equal.isActive)
  }
}
