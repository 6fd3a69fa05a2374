import Foundation
import Testing

@testable import AutoLayout

/// Oracle: Apple's documentation of `alignmentRect(forFrame:)` and `frame(forAlignmentRect:)`: the
/// layout system uses the rectangles that overrides return, which are inverses of each other.
@MainActor
@Suite struct AlignmentOverrideTests {
  /// Has a shadow of 4 points at the left and 6 points at the bottom.
  final class Shadowed: UIView {
    override func alignmentRect(forFrame frame: CGRect) -> CGRect {
      CGRect(
        x: frame.minX + 4, y: frame.minY, width: frame.width - 4, height: frame.height - 6)
    }

    override func frame(forAlignmentRect rect: CGRect) -> CGRect {
      CGRect(x: rect.minX - 4, y: rect.minY, width: rect.width + 4, height: rect.height + 6)
    }
  }

  /// Ignores a tenth of the width at the right.
  final class Tail: UIView {
    override func alignmentRect(forFrame frame: CGRect) -> CGRect {
      CGRect(x: frame.minX, y: frame.minY, width: frame.width * 0.9, height: frame.height)
    }

    override func frame(forAlignmentRect rect: CGRect) -> CGRect {
      CGRect(x: rect.minX, y: rect.minY, width: rect.width / 0.9, height: rect.height)
    }
  }

  @Test func `Constraints use the overridden alignment rectangle`() {
    let views = PinnedViews()
    let view = views.add(Shadowed())
    NSLayoutConstraint.activate([
      view.leftAnchor.constraint(equalTo: views.root.leftAnchor, constant: 20),
      view.topAnchor.constraint(equalTo: views.root.topAnchor, constant: 10),
      view.widthAnchor.constraint(equalToConstant: 100),
      view.heightAnchor.constraint(equalToConstant: 50),
      views.child.topAnchor.constraint(equalTo: view.bottomAnchor),
      views.child.leftAnchor.constraint(equalTo: view.leftAnchor),
    ])
    views.root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 16, y: 10, width: 104, height: 56))
    #expect(views.child.frame.origin == CGPoint(x: 20, y: 60))
  }

  /// Has a shadow at the left that can be set.
  final class Badge: UIView {
    var shadow: CGFloat = 0 { didSet { setNeedsLayout() } }

    override func alignmentRect(forFrame frame: CGRect) -> CGRect {
      frame.inset(by: UIEdgeInsets(top: 0, left: shadow, bottom: 0, right: 0))
    }

    override func frame(forAlignmentRect rect: CGRect) -> CGRect {
      rect.inset(by: UIEdgeInsets(top: 0, left: -shadow, bottom: 0, right: 0))
    }
  }

  /// Cuts off the fraction of the width.
  final class Whole: UIView {
    override func alignmentRect(forFrame frame: CGRect) -> CGRect {
      CGRect(x: frame.minX, y: frame.minY, width: frame.width.rounded(.down), height: frame.height)
    }

    override func frame(forAlignmentRect rect: CGRect) -> CGRect { rect }
  }

  private func pin(_ view: UIView, in views: PinnedViews, width: CGFloat) {
    NSLayoutConstraint.activate([
      view.leftAnchor.constraint(equalTo: views.root.leftAnchor, constant: 20),
      view.topAnchor.constraint(equalTo: views.root.topAnchor),
      view.widthAnchor.constraint(equalToConstant: width),
      view.heightAnchor.constraint(equalToConstant: 10),
    ])
  }

  @Test func `An overridden alignment rectangle can depend on a property`() {
    let views = PinnedViews()
    let (plain, other) = (Badge(), Badge())
    _ = (views.add(plain), views.add(other))
    pin(plain, in: views, width: 50)
    pin(other, in: views, width: 50)
    views.root.layoutIfNeeded()
    #expect(other.frame == CGRect(x: 20, y: 0, width: 50, height: 10))
    other.shadow = 4
    views.root.setNeedsLayout()
    views.root.layoutIfNeeded()
    #expect(other.frame == CGRect(x: 16, y: 0, width: 54, height: 10))
    #expect(plain.frame == CGRect(x: 20, y: 0, width: 50, height: 10))
    let third = Badge()
    _ = views.add(third)
    third.shadow = 5
    pin(third, in: views, width: 50)
    #expect(views.root.systemLayoutSizeFitting(.zero).width >= 0)
    views.root.layoutIfNeeded()
    #expect(third.frame == CGRect(x: 15, y: 0, width: 55, height: 10))
  }

  @Test func `An overridden alignment rectangle can be rounded`() {
    let views = PinnedViews()
    let view = views.add(Whole())
    pin(view, in: views, width: 60)
    let follower = views.add(UIView())
    NSLayoutConstraint.activate([
      follower.leftAnchor.constraint(equalTo: views.root.leftAnchor),
      follower.topAnchor.constraint(equalTo: views.root.topAnchor),
      follower.heightAnchor.constraint(equalToConstant: 10),
      follower.widthAnchor.constraint(equalTo: view.widthAnchor, constant: 0.5),
    ])
    views.root.layoutIfNeeded()
    #expect(views.root.activeLayoutHost.record(of: view)?.hasCustomAlignment == true)
  }

  @Test func `An alignment rectangle that depends on the size settles without feedback loops`() {
    let views = PinnedViews()
    let view = views.add(Tail())
    NSLayoutConstraint.activate([
      view.leftAnchor.constraint(equalTo: views.root.leftAnchor),
      view.topAnchor.constraint(equalTo: views.root.topAnchor),
      view.widthAnchor.constraint(equalToConstant: 90),
      view.heightAnchor.constraint(equalToConstant: 10),
    ])
    views.root.layoutIfNeeded()
    // By hand: 100 − 10 % = 90.
    #expect(view.frame == CGRect(x: 0, y: 0, width: 100, height: 10))
    #expect(views.root.activeLayoutHost.statistics.feedbackLoops == 0)
  }
}

/// Oracle: Apple's documentation of `forFirstBaselineLayout`, `forLastBaselineLayout` and
/// `forBaselineLayout()`, which is the default of the latter.
@MainActor
@Suite struct BaselineViewTests {
  /// Contains a view 7 points below its top, which provides the baselines.
  class Box: UIView {
    let inner: UIView

    init(_ inner: UIView) {
      self.inner = inner
      super.init(frame: .zero)
      translatesAutoresizingMaskIntoConstraints = false
      inner.translatesAutoresizingMaskIntoConstraints = false
      addSubview(inner)
      NSLayoutConstraint.activate([
        inner.topAnchor.constraint(equalTo: topAnchor, constant: 7),
        inner.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -7),
        inner.leftAnchor.constraint(equalTo: leftAnchor),
        inner.rightAnchor.constraint(equalTo: rightAnchor),
      ])
    }

    required init?(coder: NSCoder) { nil }
  }

  final class OldBox: Box {
    override func forBaselineLayout() -> UIView { inner }
  }

  private func firstBaseline(of view: UIView) -> CGFloat {
    let views = PinnedViews()
    let marked = views.add(view)
    NSLayoutConstraint.activate([
      marked.topAnchor.constraint(equalTo: views.root.topAnchor),
      marked.leftAnchor.constraint(equalTo: views.root.leftAnchor),
      views.child.topAnchor.constraint(equalTo: marked.firstBaselineAnchor),
    ])
    views.root.layoutIfNeeded()
    return views.child.frame.minY
  }

  private func label() -> UILabel {
    let label = UILabel()
    label.text = "Text"
    return label
  }

  @Test func `forBaselineLayout is the default for the first and last baseline views`() {
    let (plain, inner) = (firstBaseline(of: label()), label())
    let box = OldBox(inner)
    #expect(box.forLastBaselineLayout === inner)
    #expect(box.forFirstBaselineLayout === inner)
    #expect(firstBaseline(of: box) == plain + 7)
  }

  @Test func `Nested baseline views add their offsets`() {
    let plain = firstBaseline(of: label())
    #expect(firstBaseline(of: OldBox(OldBox(label()))) == plain + 14)
  }
}
