import UIKit

/// Moving views, and their frames during the animation.
@MainActor
public enum AnimationTour {
  /// Left edges of a view, in points, at the quarters of a move from 0 to 80.
  public struct Edges: Equatable, Sendable {
    /// The edges of the presentation when frames are interpolated.
    public var shown: [CGFloat] = []
    /// The edges of the view's frames when the constant is interpolated.
    public var solved: [CGFloat] = []
  }

  /// Returns the edges for the two ways to animate a layout.
  public static func edges() -> Edges {
    let superview = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    superview.addSubview(view)
    let left = view.leftAnchor.constraint(equalTo: superview.leftAnchor)
    NSLayoutConstraint.activate([
      left, view.topAnchor.constraint(equalTo: superview.topAnchor),
      view.widthAnchor.constraint(equalToConstant: 100),
      view.heightAnchor.constraint(equalToConstant: 20),
    ])
    superview.layoutIfNeeded()

    return AnimationClock.stepped { clock in
      var edges = Edges()
      left.constant = 80
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        superview.layoutIfNeeded()
      }
      for _ in 1...4 {
        clock.advance(by: 0.25)
        edges.shown.append(view.presentation.frame.minX)
      }
      left.constant = 0
      superview.layoutIfNeeded()
      UIView.animateConstraints(withDuration: 1, options: .curveLinear) { left.constant = 80 }
      for _ in 1...4 {
        clock.advance(by: 0.25)
        edges.solved.append(view.frame.minX)
      }
      return edges
    }
  }

  /// Returns the alpha of a fading view after a quarter of the time: the value that was set, and
  /// the one that is shown.
  public static func fade() -> (own: CGFloat, shown: CGFloat) {
    let view = UIView()
    return AnimationClock.stepped { clock in
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.alpha = 0 }
      clock.advance(by: 0.25)
      return (view.alpha, view.presentation.alpha)
    }
  }
}
