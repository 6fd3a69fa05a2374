import Foundation
import Testing

@testable import AutoLayout

/// Oracle: `UIView.h` on `exerciseAmbiguityInLayout`, and by hand.
@MainActor
@Suite struct ExerciseAmbiguityTests {
  let views = PinnedViews(300, 200)

  /// A child of 50 × 20 at the top, somewhere between the left edge and 100 points from it.
  init() {
    NSLayoutConstraint.activate([
      views.child.topAnchor.constraint(equalTo: views.root.topAnchor),
      views.child.widthAnchor.constraint(equalToConstant: 50),
      views.child.heightAnchor.constraint(equalToConstant: 20),
      views.child.leftAnchor.constraint(greaterThanOrEqualTo: views.root.leftAnchor),
      views.child.leftAnchor.constraint(
        lessThanOrEqualTo: views.root.leftAnchor, constant: 100),
    ])
    views.root.layoutIfNeeded()
  }

  @Test func `The view moves to another place that the constraints allow`() {
    var places = [views.child.frame.minX]
    for _ in 0..<5 {
      views.child.exerciseAmbiguityInLayout()
      views.root.layoutIfNeeded()
      #expect(views.child.frame.minX != places.last)
      #expect((0...100).contains(views.child.frame.minX))
      #expect(views.child.frame.size == CGSize(width: 50, height: 20))
      places.append(views.child.frame.minX)
    }
  }

  // Oracle: Apple's documentation of `exerciseAmbiguityInLayout()`: the frame changes between the
  // valid values. Repeated calls go there and back, as WWDC 2012, session 228, demonstrates.
  @Test func `Repeated calls go back and forth`() {
    var places = [views.child.frame.minX]
    for _ in 0..<4 {
      views.child.exerciseAmbiguityInLayout()
      views.root.layoutIfNeeded()
      places.append(views.child.frame.minX)
    }
    #expect(places[0] != places[1])
    #expect(places == [places[0], places[1], places[0], places[1], places[0]])
  }

  @Test func `The place stays through layouts and questions, until something changes`() {
    let solved = views.child.frame
    views.child.exerciseAmbiguityInLayout()
    views.root.layoutIfNeeded()
    let shown = views.child.frame
    #expect(views.child.hasAmbiguousLayout)
    #expect(views.root.layoutSnapshot().views[1].ambiguity == .horizontalPosition)
    _ = views.child.constraintsAffectingLayout(for: .horizontal)
    views.root.setNeedsLayout()
    views.root.layoutIfNeeded()
    #expect(views.child.frame == shown)
    views.root.bounds.size.height = 220
    views.root.layoutIfNeeded()
    #expect(views.child.frame == solved)
  }

  @Test func `What is determined does not move`() {
    let other = views.add()
    NSLayoutConstraint.activate([
      other.leftAnchor.constraint(equalTo: views.root.leftAnchor, constant: 7),
      other.topAnchor.constraint(equalTo: views.root.topAnchor, constant: 7),
      other.widthAnchor.constraint(equalToConstant: 10),
      other.heightAnchor.constraint(equalToConstant: 10),
    ])
    views.root.layoutIfNeeded()
    let place = views.child.frame
    other.exerciseAmbiguityInLayout()
    views.root.layoutIfNeeded()
    #expect(other.frame == CGRect(x: 7, y: 7, width: 10, height: 10))
    #expect(views.child.frame == place)
  }

  @Test func `A view that is ambiguous for itself stays when another is exercised`() {
    let other = views.add()
    NSLayoutConstraint.activate([
      other.leftAnchor.constraint(greaterThanOrEqualTo: views.root.leftAnchor, constant: 7),
      other.topAnchor.constraint(equalTo: views.root.topAnchor, constant: 7),
      other.widthAnchor.constraint(equalToConstant: 10),
      other.heightAnchor.constraint(equalToConstant: 10),
    ])
    views.root.layoutIfNeeded()
    let place = other.frame
    views.child.exerciseAmbiguityInLayout()
    views.root.layoutIfNeeded()
    #expect(other.hasAmbiguousLayout)
    #expect(other.frame == place)
  }
}
