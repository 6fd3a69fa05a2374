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

  @Test func `exerciseAmbiguityInLayout moves the view to another valid position`() {
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
  @Test func `Repeated calls alternate between two positions`() {
    var places = [views.child.frame.minX]
    for _ in 0..<4 {
      views.child.exerciseAmbiguityInLayout()
      views.root.layoutIfNeeded()
      places.append(views.child.frame.minX)
    }
    #expect(places[0] != places[1])
    #expect(places == [places[0], places[1], places[0], places[1], places[0]])
  }

  @Test func `The exercised position is kept until the superview's size changes`() {
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

  @Test func `Exercising an unambiguous view moves neither it nor its ambiguous sibling`() {
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

  @Test func `An independently ambiguous view stays when its sibling is exercised`() {
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

  /// Exercises all ambiguous subviews, as the handler of a tap does, and lays out.
  private func tap(_ view: UIView) {
    for subview in view.subviews where subview.hasAmbiguousLayout {
      subview.exerciseAmbiguityInLayout()
    }
    view.layoutIfNeeded()
  }

  /// A row of views of 50, 60, … points with one hugging priority, which fills 300 points.
  private func row(_ count: Int, in root: UIView) -> [UIView] {
    let views = (0..<count).map { SizedView(50 + CGFloat($0) * 10, 20) }
    var edge = root.leftAnchor
    for view in views {
      root.addSubview(view)
      view.leftAnchor.constraint(equalTo: edge).isActive = true
      view.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
      edge = view.rightAnchor
    }
    edge.constraint(equalTo: root.rightAnchor).isActive = true
    root.layoutIfNeeded()
    return views
  }

  // Oracle: hand. The widths of 50 and 60 points leave 190, which one of the views gets: the sum of the hugging
  // violations is the same for every distribution, and the two ends are the solutions between which an article on
  // the debugging of ambiguous layouts switches with a tap.
  @Test func `Exercising both subviews before one layout shows the other solution`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    let views = row(2, in: root)
    var widths: [[CGFloat]] = [views.map(\.frame.width)]
    for _ in 0..<4 {
      tap(root)
      widths.append(views.map(\.frame.width))
    }
    #expect(Set(widths) == [[240, 60], [50, 250]])
    #expect(widths == [widths[0], widths[1], widths[0], widths[1], widths[0]])
  }

  @Test func `Repeated exercising stretches each of three views in turn`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    let views = row(3, in: root)
    var widths: [[CGFloat]] = [views.map(\.frame.width)]
    for _ in 0..<3 {
      tap(root)
      widths.append(views.map(\.frame.width))
    }
    #expect(Set(widths.dropLast()) == [[170, 60, 70], [50, 180, 70], [50, 60, 190]])
    #expect(widths[3] == widths[0])
  }

  // Each axis, and each row, has solutions of its own.
  @Test func `Exercising a view does not affect the solutions of independently ambiguous views`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let rows = (0..<2).map { _ in UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100)) }
    for view in rows { root.addSubview(view) }
    let views = rows.map { row(2, in: $0) }
    let free = SizedView(40, 10)
    root.addSubview(free)
    NSLayoutConstraint.activate([
      free.leftAnchor.constraint(greaterThanOrEqualTo: root.leftAnchor),
      free.rightAnchor.constraint(lessThanOrEqualTo: root.rightAnchor),
      free.topAnchor.constraint(greaterThanOrEqualTo: root.topAnchor),
      free.bottomAnchor.constraint(lessThanOrEqualTo: root.bottomAnchor),
    ])
    root.layoutIfNeeded()
    let (widths, origin) = (views.map { $0.map(\.frame.width) }, free.frame.origin)
    for view in rows + [root] { tap(view) }
    for (index, row) in views.enumerated() {
      #expect(row.map(\.frame.width) != widths[index])
      #expect([[240, 60], [50, 250]].contains(row.map(\.frame.width)))
    }
    #expect(free.frame.size == CGSize(width: 40, height: 10))
    #expect(free.frame.origin == CGPoint(x: origin.x == 0 ? 260 : 0, y: origin.y == 0 ? 290 : 0))
    for view in rows + [root] { tap(view) }
    #expect(views.map { $0.map(\.frame.width) } == widths)
    #expect(free.frame.origin == origin)
  }

  @Test func `Exercising a view twice before one layout restores its position`() {
    let place = views.child.frame
    views.child.exerciseAmbiguityInLayout()
    views.child.exerciseAmbiguityInLayout()
    views.root.layoutIfNeeded()
    #expect(views.child.frame == place)
  }

  // Oracle: hand. The child is between 0 and 100.
  @Test func `Exercising a view reaches both ends of its allowed range`() {
    var places: Set<CGFloat> = [views.child.frame.minX]
    for _ in 0..<2 {
      views.child.exerciseAmbiguityInLayout()
      views.root.layoutIfNeeded()
      places.insert(views.child.frame.minX)
    }
    #expect(places == [0, 100])
  }
}
