import UIKit

/// The five uses of `NSLayoutConstraint`'s initializer: a fixed size, a relation to the superview
/// with a multiplier, a relation between siblings, an inequality with a priority below it, and an
/// aspect ratio.
@MainActor
public enum ConstraintInitializers {
  /// Returns a header, a badge below it and a caption next to the badge, on a canvas of 320 by 480
  /// points.
  public static func screen() -> ExampleScreen {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let header = UIView()
    let badge = UIView()
    let caption = UIView()
    for view in [header, badge, caption] {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
    }
    NSLayoutConstraint.activate(
      fixedSize(of: badge) + relationToSuperview(header, root) + siblings(header, badge, caption)
        + inequality(caption, root) + aspectRatio(of: badge))
    root.layoutIfNeeded()
    return ExampleScreen(
      "Five uses of NSLayoutConstraint's initializer", in: root,
      ["header": header, "badge": badge, "caption": caption])
  }

  private static func fixedSize(of badge: UIView) -> [NSLayoutConstraint] {
    [
      NSLayoutConstraint(
        item: badge, attribute: .width, relatedBy: .equal, toItem: nil,
        attribute: .notAnAttribute, multiplier: 1, constant: 60)
    ]
  }

  /// Makes the header as wide as its superview and a quarter as high.
  private static func relationToSuperview(
    _ header: UIView, _ root: UIView
  ) -> [NSLayoutConstraint] {
    [
      NSLayoutConstraint(
        item: header, attribute: .top, relatedBy: .equal, toItem: root, attribute: .top,
        multiplier: 1, constant: 0),
      NSLayoutConstraint(
        item: header, attribute: .leading, relatedBy: .equal, toItem: root, attribute: .leading,
        multiplier: 1, constant: 0),
      NSLayoutConstraint(
        item: header, attribute: .width, relatedBy: .equal, toItem: root, attribute: .width,
        multiplier: 1, constant: 0),
      NSLayoutConstraint(
        item: header, attribute: .height, relatedBy: .equal, toItem: root, attribute: .height,
        multiplier: 0.25, constant: 0),
    ]
  }

  private static func siblings(
    _ header: UIView, _ badge: UIView, _ caption: UIView
  ) -> [NSLayoutConstraint] {
    [
      NSLayoutConstraint(
        item: badge, attribute: .top, relatedBy: .equal, toItem: header, attribute: .bottom,
        multiplier: 1, constant: 8),
      NSLayoutConstraint(
        item: badge, attribute: .leading, relatedBy: .equal, toItem: header, attribute: .leading,
        multiplier: 1, constant: 16),
      NSLayoutConstraint(
        item: caption, attribute: .leading, relatedBy: .equal, toItem: badge,
        attribute: .trailing, multiplier: 1, constant: 10),
      NSLayoutConstraint(
        item: caption, attribute: .centerY, relatedBy: .equal, toItem: badge,
        attribute: .centerY, multiplier: 1, constant: 0),
      NSLayoutConstraint(
        item: caption, attribute: .height, relatedBy: .equal, toItem: badge, attribute: .height,
        multiplier: 1, constant: 0),
    ]
  }

  /// Makes the caption as wide as the screen if possible, but at most 200 points wide.
  private static func inequality(_ caption: UIView, _ root: UIView) -> [NSLayoutConstraint] {
    let wish = NSLayoutConstraint(
      item: caption, attribute: .width, relatedBy: .equal, toItem: root, attribute: .width,
      multiplier: 1, constant: 0)
    wish.priority = .defaultHigh
    let limit = NSLayoutConstraint(
      item: caption, attribute: .width, relatedBy: .lessThanOrEqual, toItem: nil,
      attribute: .notAnAttribute, multiplier: 1, constant: 200)
    return [wish, limit]
  }

  /// Makes the badge twice as wide as high.
  private static func aspectRatio(of badge: UIView) -> [NSLayoutConstraint] {
    [
      NSLayoutConstraint(
        item: badge, attribute: .width, relatedBy: .equal, toItem: badge, attribute: .height,
        multiplier: 2, constant: 0)
    ]
  }
}
