import Foundation
import Testing

@testable import AutoLayout

/// Oracle of the frames: derived by hand from the constraints, as the comments say.
@MainActor
@Suite struct ConstraintTests {
  @Test func `Pinned edges and a height determine the frame`() {
    let views = PinnedViews()
    NSLayoutConstraint.activate([
      views.child.leadingAnchor.constraint(equalTo: views.root.leadingAnchor, constant: 20),
      views.root.trailingAnchor.constraint(equalTo: views.child.trailingAnchor, constant: 30),
      views.child.topAnchor.constraint(equalTo: views.root.topAnchor, constant: 10),
      views.child.heightAnchor.constraint(equalToConstant: 44),
    ])
    views.root.layoutIfNeeded()
    // width = 320 − 20 − 30
    #expect(views.child.frame == CGRect(x: 20, y: 10, width: 270, height: 44))
  }

  @Test func `A changed constant moves the view in the next layout pass`() {
    let views = PinnedViews()
    let left = views.child.leftAnchor.constraint(equalTo: views.root.leftAnchor, constant: 20)
    NSLayoutConstraint.activate([
      left, views.child.topAnchor.constraint(equalTo: views.root.topAnchor),
      views.child.widthAnchor.constraint(equalToConstant: 10),
      views.child.heightAnchor.constraint(equalToConstant: 10),
    ])
    views.root.layoutIfNeeded()
    left.constant = 50
    #expect(views.child.frame.minX == 20)
    views.root.layoutIfNeeded()
    #expect(views.child.frame.minX == 50)
  }

  @Test func `Edges are rounded to the nearest pixel, halfway values up`() {
    let views = PinnedViews(101, 101, scale: 2)
    NSLayoutConstraint.activate([
      views.child.centerXAnchor.constraint(equalTo: views.root.centerXAnchor),
      views.child.centerYAnchor.constraint(equalTo: views.root.centerYAnchor),
      views.child.widthAnchor.constraint(equalToConstant: 20.5),
      views.child.heightAnchor.constraint(equalToConstant: 20),
    ])
    views.root.layoutIfNeeded()
    // x = (101 − 20.5)/2 = 40.25, a tie between 40 and 40.5; right = 60.75, a tie that goes to 61.
    // y = 40.5 and 60.5 lie on the grid of half points.
    #expect(views.child.frame == CGRect(x: 40.5, y: 40.5, width: 20.5, height: 20))
  }

  @Test func `Constraints between cousin views use their common ancestor's coordinates`() {
    let views = PinnedViews()
    let left = views.add()
    let right = views.add()
    let inLeft = views.add(to: left)
    let inRight = views.add(to: right)
    NSLayoutConstraint.activate(
      [left, right].flatMap {
        [
          $0.topAnchor.constraint(equalTo: views.root.topAnchor, constant: 100),
          $0.widthAnchor.constraint(equalToConstant: 100),
          $0.heightAnchor.constraint(equalToConstant: 100),
        ]
      }
        + [inLeft, inRight].flatMap {
          [
            $0.widthAnchor.constraint(equalToConstant: 10),
            $0.heightAnchor.constraint(equalToConstant: 10),
          ]
        } + [
          left.leftAnchor.constraint(equalTo: views.root.leftAnchor, constant: 10),
          right.leftAnchor.constraint(equalTo: views.root.leftAnchor, constant: 150),
          inLeft.leftAnchor.constraint(equalTo: left.leftAnchor, constant: 5),
          inLeft.topAnchor.constraint(equalTo: left.topAnchor, constant: 7),
          inRight.topAnchor.constraint(equalTo: inLeft.bottomAnchor, constant: 3),
          inRight.leftAnchor.constraint(equalTo: inLeft.rightAnchor, constant: 145),
        ])
    views.root.layoutIfNeeded()
    // In the root: left = 10 + 5 + 10 + 145 = 170, so 20 within `right`; top = 100 + 17 + 3 − 100.
    #expect(inRight.frame == CGRect(x: 20, y: 20, width: 10, height: 10))
  }

  @Test func `A multiplied location is measured in the coordinates of the common ancestor`() {
    let views = PinnedViews(300, 400)
    NSLayoutConstraint.activate([
      NSLayoutConstraint(
        item: views.child, attribute: .top, relatedBy: .equal, toItem: views.root,
        attribute: .bottom, multiplier: 0.25, constant: 4),
      NSLayoutConstraint(
        item: views.child, attribute: .centerX, relatedBy: .equal, toItem: views.root,
        attribute: .centerX, multiplier: 0.5, constant: 0),
      views.child.widthAnchor.constraint(equalToConstant: 10),
      views.child.heightAnchor.constraint(equalTo: views.child.widthAnchor, multiplier: 3),
    ])
    views.root.layoutIfNeeded()
    // top = 0.25 · 400 + 4; center = 0.5 · 150 = 75.
    #expect(views.child.frame == CGRect(x: 70, y: 104, width: 10, height: 30))
  }

  @Test func `The leading edge is on the right in a right-to-left layout`() {
    let views = PinnedViews()
    views.root.semanticContentAttribute = .forceRightToLeft
    NSLayoutConstraint.activate([
      views.child.leadingAnchor.constraint(equalTo: views.root.leadingAnchor, constant: 20),
      views.child.widthAnchor.constraint(lessThanOrEqualToConstant: 50),
      views.child.trailingAnchor.constraint(
        greaterThanOrEqualTo: views.root.leadingAnchor, constant: 70),
    ])
    views.root.layoutIfNeeded()
    // right = 320 − 20 = 300; the trailing edge is at least 70 from the right, so the width is 50.
    #expect(views.child.frame.minX == 250)
    #expect(views.child.frame.width == 50)
  }

  @Test func `The distance between two anchors can be constrained`() {
    let views = PinnedViews()
    let gap = views.root.leftAnchor.anchorWithOffset(to: views.child.leftAnchor)
    let rest = views.child.rightAnchor.anchorWithOffset(to: views.root.rightAnchor)
    NSLayoutConstraint.activate([
      gap.constraint(equalTo: rest), views.child.widthAnchor.constraint(equalToConstant: 20),
    ])
    views.root.layoutIfNeeded()
    #expect(views.child.frame.minX == 150)
  }

  @Test func `Content hugging and compression resistance preserve the intrinsic content size`() {
    let views = PinnedViews()
    let sized = SizedView(60, 30)
    views.root.addSubview(sized)
    let wish = sized.widthAnchor.constraint(equalToConstant: 200)
    wish.priority = UILayoutPriority(249)
    wish.isActive = true
    views.root.layoutIfNeeded()
    #expect(sized.frame.size == CGSize(width: 60, height: 30))
    wish.priority = UILayoutPriority(251)
    views.root.layoutIfNeeded()
    #expect(sized.frame.width == 200)
    wish.isActive = false
    sized.size.width = 70
    views.root.layoutIfNeeded()
    #expect(sized.frame.width == 70)
  }

  @Test func `An explicit constraint overrides a content size of the same priority`() {
    // Oracle: a public layout library's suite, which passes on iOS (width >= 100 @250 against
    // hugging of 50 @250 gives 100).
    let views = PinnedViews()
    let sized = SizedView(50, 50)
    views.root.addSubview(sized)
    let wish = sized.widthAnchor.constraint(greaterThanOrEqualToConstant: 100)
    wish.priority = .defaultLow
    wish.isActive = true
    views.root.layoutIfNeeded()
    #expect(sized.frame.width == 100)
  }

  @Test func `A conflict breaks one required constraint and satisfies the others`() {
    let views = PinnedViews()
    let left = views.child.leftAnchor.constraint(equalTo: views.root.leftAnchor, constant: 10)
    let width = views.child.widthAnchor.constraint(equalToConstant: 100)
    let right = views.child.rightAnchor.constraint(equalTo: views.root.rightAnchor, constant: -10)
    NSLayoutConstraint.activate([left, width, right])
    let snapshot = views.root.layoutSnapshot()
    // The rule read off real logs: the deepest container first, which is the size of one item.
    #expect(snapshot.constraints.filter(\.isBroken).map(\.first.attribute) == ["width"])
    #expect(views.child.frame.minX == 10)
    #expect(views.child.frame.width == 300)
    #expect(width.isActive)
  }

  @Test func `A broken constraint is satisfied after the conflicting one is deactivated`() {
    let views = PinnedViews()
    let wide = views.child.widthAnchor.constraint(equalToConstant: 100)
    let wider = views.child.widthAnchor.constraint(equalToConstant: 200)
    NSLayoutConstraint.activate([wide, wider])
    views.root.layoutIfNeeded()
    let kept = views.child.frame.width
    (kept == 100 ? wide : wider).isActive = false
    views.root.layoutIfNeeded()
    #expect(Set([kept, views.child.frame.width]) == [100, 200])
  }

  @Test func `A removed view loses constraints to its ancestors and keeps its own`() {
    let views = PinnedViews()
    let own = views.child.widthAnchor.constraint(equalToConstant: 10)
    let outer = views.child.leftAnchor.constraint(equalTo: views.root.leftAnchor)
    NSLayoutConstraint.activate([own, outer])
    views.root.layoutIfNeeded()
    views.child.removeFromSuperview()
    #expect(own.isActive && !outer.isActive)
    #expect(views.root.heldConstraints.isEmpty)
    views.root.addSubview(views.child)
    views.root.layoutIfNeeded()
    #expect(views.child.frame.width == 10)
  }

  @Test func `The snapshot lists the ambiguous parts of a frame`() {
    let views = PinnedViews()
    NSLayoutConstraint.activate([
      views.child.leftAnchor.constraint(equalTo: views.root.leftAnchor, constant: 8),
      views.child.topAnchor.constraint(equalTo: views.root.topAnchor, constant: 8),
      views.child.heightAnchor.constraint(equalToConstant: 10),
    ])
    #expect(views.child.hasAmbiguousLayout)
    #expect(views.root.layoutSnapshot().views[1].ambiguity == [.width])
  }

  // The suites of Stevia and Cartography, which pass on a device: a size that only upper bounds
  // limit is 0, a position takes the value of its bound.
  @Test("With only upper bounds, a size is 0 and a position is at its bound")
  func upperBoundsAlone() {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    parent.addSubview(view)
    NSLayoutConstraint.activate([
      view.widthAnchor.constraint(lessThanOrEqualTo: parent.widthAnchor, constant: -52),
      view.leftAnchor.constraint(lessThanOrEqualTo: parent.leftAnchor, constant: 23),
    ])
    parent.layoutIfNeeded()
    #expect(view.frame.width == 0)
    #expect(view.frame.minX == 23)
  }
}
