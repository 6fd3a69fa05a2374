import UIKit

/// The six autoresizing masks in all their 64 combinations, each in a parent that grows from
/// 120 × 60 to 180 × 120 points.
@MainActor
public enum AutoresizingMasks {
  /// One combination, with the resulting frame.
  public struct Outcome: Equatable, Sendable {
    /// The mask as in Apple's logs: margin before, length, margin after; `&` is flexible.
    public let notation: String
    /// The combination.
    public let mask: UIView.AutoresizingMask
    /// The frame in points after the parent has grown.
    public let frame: CGRect
  }

  /// The frame that every child has at first: Horizontally, 120 points consist of 20 before the
  /// child, 40 for it and 60 after it. Vertically, 60 points consist of 10 above it, 30 for it and
  /// 20 below it.
  public static let start = CGRect(x: 20, y: 10, width: 40, height: 30)

  /// Returns all combinations, by frame arithmetic or by the constraints that Auto Layout creates
  /// from masks.
  public static func outcomes(byConstraints: Bool) -> [Outcome] {
    (0..<64).map { outcome(UIView.AutoresizingMask(rawValue: $0), byConstraints: byConstraints) }
  }

  private static func outcome(
    _ mask: UIView.AutoresizingMask, byConstraints: Bool
  ) -> Outcome {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 120, height: 60))
    let child = UIView(frame: start)
    child.autoresizingMask = mask
    parent.addSubview(child)
    if byConstraints { tie(UIView(), to: child, in: parent) }
    parent.layoutIfNeeded()
    parent.frame.size = CGSize(width: 180, height: 120)
    parent.layoutIfNeeded()
    return Outcome(notation: notation(mask), mask: mask, frame: child.frame)
  }

  /// Adds a constraint that refers to the child, so that the child and its mask take part in Auto
  /// Layout.
  private static func tie(_ follower: UIView, to child: UIView, in parent: UIView) {
    follower.translatesAutoresizingMaskIntoConstraints = false
    parent.addSubview(follower)
    NSLayoutConstraint.activate([
      follower.leadingAnchor.constraint(equalTo: child.leadingAnchor),
      follower.trailingAnchor.constraint(equalTo: child.trailingAnchor),
      follower.topAnchor.constraint(equalTo: child.topAnchor),
      follower.bottomAnchor.constraint(equalTo: child.bottomAnchor),
    ])
  }

  private static func notation(_ mask: UIView.AutoresizingMask) -> String {
    let parts: [UIView.AutoresizingMask] = [
      .flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin,
      .flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin,
    ]
    let signs = parts.map { mask.contains($0) ? "&" : "-" }
    return "h=\(signs[..<3].joined()) v=\(signs[3...].joined())"
  }
}
