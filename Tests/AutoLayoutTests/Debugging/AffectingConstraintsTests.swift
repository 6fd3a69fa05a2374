import Foundation
import Testing

@testable import AutoLayout

/// Oracle: by hand; a constraint affects a place when the place moves with its constant.
@MainActor
@Suite struct AffectingConstraintsTests {
  let views = PinnedViews(300, 200)

  private func names(_ constraints: [NSLayoutConstraint]) -> [String] {
    constraints.map { $0.identifier ?? "\(type(of: $0))" }
  }

  private func activate(_ constraints: [String: NSLayoutConstraint]) {
    for (name, constraint) in constraints.sorted(by: { $0.key < $1.key }) {
      constraint.identifier = name
      constraint.isActive = true
    }
  }

  @Test func `Affecting constraints include those of the views to which a view is constrained`() {
    let next = views.add()
    activate([
      "1 left": views.child.leftAnchor.constraint(equalTo: views.root.leftAnchor, constant: 10),
      "2 width": views.child.widthAnchor.constraint(equalToConstant: 50),
      "3 gap": next.leftAnchor.constraint(equalTo: views.child.rightAnchor, constant: 8),
      "4 next width": next.widthAnchor.constraint(equalToConstant: 20),
    ])
    #expect(
      names(views.child.constraintsAffectingLayout(for: .horizontal)) == ["1 left", "2 width"])
    #expect(
      names(next.constraintsAffectingLayout(for: .horizontal)).sorted()
        == ["1 left", "2 width", "3 gap", "4 next width"])
    #expect(next.constraintsAffectingLayout(for: .vertical).isEmpty)
  }

  @Test func `Non-binding inequalities and overruled constraints do not affect the layout`() {
    activate([
      "1 left": views.child.leftAnchor.constraint(equalTo: views.root.leftAnchor, constant: 10),
      "2 width": views.child.widthAnchor.constraint(equalToConstant: 50),
      "3 least": views.child.widthAnchor.constraint(greaterThanOrEqualToConstant: 20),
    ])
    let wish = views.child.widthAnchor.constraint(equalToConstant: 70)
    wish.priority = .defaultLow
    wish.isActive = true
    #expect(
      names(views.child.constraintsAffectingLayout(for: .horizontal)) == ["1 left", "2 width"])
  }

  @Test func `Affecting constraints include content size and autoresizing mask constraints`() {
    let label = SizedView(40, 20)
    views.root.addSubview(label)
    activate([
      "1 right": label.rightAnchor.constraint(equalTo: views.root.rightAnchor)
    ])
    // The right edge moves with the width of the root, whose size a constraint of the system holds.
    #expect(
      Set(names(label.constraintsAffectingLayout(for: .horizontal))) == [
        "1 right", "NSContentSizeLayoutConstraint", "NSAutoresizingMaskLayoutConstraint",
      ])
  }

  @Test func `Layout guides and anchors return their affecting constraints`() {
    let guide = UILayoutGuide()
    views.root.addLayoutGuide(guide)
    activate([
      "1 left": guide.leftAnchor.constraint(equalTo: views.root.leftAnchor, constant: 10),
      "2 right": guide.rightAnchor.constraint(equalTo: views.root.leftAnchor, constant: 90),
      "3 left": views.child.leftAnchor.constraint(equalTo: guide.rightAnchor),
    ])
    #expect(names(guide.constraintsAffectingLayout(for: .horizontal)) == ["1 left", "2 right"])
    #expect(names(guide.rightAnchor.constraintsAffectingLayout) == ["2 right"])
    #expect(names(guide.widthAnchor.constraintsAffectingLayout) == ["1 left", "2 right"])
    #expect(names(views.child.leftAnchor.constraintsAffectingLayout) == ["2 right", "3 left"])
    let distance = guide.leftAnchor.anchorWithOffset(to: views.child.leftAnchor)
    #expect(names(distance.constraintsAffectingLayout) == ["1 left", "2 right", "3 left"])
  }

  @Test func `An anchor is ambiguous only if its own value is undetermined`() {
    activate([
      "1 right": views.child.rightAnchor.constraint(equalTo: views.root.rightAnchor)
    ])
    #expect(views.child.hasAmbiguousLayout)
    #expect(views.child.leftAnchor.hasAmbiguousLayout)
    #expect(views.child.widthAnchor.hasAmbiguousLayout)
    #expect(!views.child.rightAnchor.hasAmbiguousLayout)
    #expect(views.child.topAnchor.hasAmbiguousLayout)
  }

  @Test func `A snapshot contains affecting constraints as indices if the option is set`() throws {
    activate([
      "1 left": views.child.leftAnchor.constraint(equalTo: views.root.leftAnchor, constant: 10),
      "2 top": views.child.topAnchor.constraint(equalTo: views.root.topAnchor, constant: 10),
      "3 width": views.child.widthAnchor.constraint(equalToConstant: 50),
      "4 height": views.child.heightAnchor.constraint(equalToConstant: 50),
    ])
    let snapshot = views.root.layoutSnapshot(with: .affectingConstraints)
    let affecting = try #require(snapshot.views[1].affectingConstraints)
    func names(_ indices: [Int]) -> [String?] {
      indices.map { snapshot.constraints[$0].identifier }
    }
    #expect(names(affecting.horizontal) == ["1 left", "3 width"])
    #expect(names(affecting.vertical) == ["2 top", "4 height"])
    #expect(views.root.layoutSnapshot().views[1].affectingConstraints == nil)
  }
}
