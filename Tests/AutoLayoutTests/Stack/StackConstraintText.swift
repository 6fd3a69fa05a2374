import Foundation

@testable import AutoLayout

/// A view with a size of its own.
@MainActor
final class ItemView: UIView {
  var size: CGSize { didSet { invalidateIntrinsicContentSize() } }

  init(_ width: CGFloat, _ height: CGFloat) {
    size = CGSize(width: width, height: height)
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { size }
}

/// A view with text in several lines, as far as stack views care.
@MainActor
final class WrappingView: UIView, LineBreakingView {
  let numberOfLines = 0
}

extension UIStackView {
  /// The constraints that the stack view made, one a line, with short names for the items:
  /// `v0`, `v1`, … for arranged views, `gap0`, … for gap guides.
  func constraintTexts(_ identifier: String? = nil) -> [String] {
    updateConstraintsIfNeeded()
    return heldConstraints.filter {
      $0.identifier?.hasPrefix("UISV-") == true
        && (identifier == nil || $0.identifier == "UISV-\(identifier!)")
    }.map { text(of: $0, withIdentifier: identifier == nil) }
  }

  private func text(of constraint: NSLayoutConstraint, withIdentifier: Bool) -> String {
    let relation = [-1: "<=", 0: "==", 1: ">="][constraint.relation.rawValue] ?? "?"
    var text = "\(name(constraint.firstItem)).\(constraint.firstAttribute.name) \(relation) "
    if constraint.secondItem != nil {
      if constraint.multiplier != 1 { text += String(format: "%.6g*", constraint.multiplier) }
      text += "\(name(constraint.secondItem)).\(constraint.secondAttribute.name)"
      if constraint.constant != 0 { text += String(format: " %+.6g", constraint.constant) }
    } else {
      text += String(format: "%.6g", constraint.constant)
    }
    if constraint.priority != .required {
      text += String(format: " @%.6g", constraint.priority.rawValue)
    }
    let identifier = constraint.identifier?.dropFirst("UISV-".count) ?? ""
    return withIdentifier ? "\(identifier): \(text)" : text
  }

  private func name(_ item: AnyObject?) -> String {
    if item === self { return "stack" }
    if let index = arrangedSubviews.firstIndex(where: { $0 === item }) { return "v\(index)" }
    if item === layoutMarginsGuide { return "margins" }
    let gaps = layoutGuides.filter { $0 is _UIOLAGapGuide }
    if let index = gaps.firstIndex(where: { $0 === item }) { return "gap\(index)" }
    if let guide = item as? UILayoutGuide {
      return guide.identifier == "UISV-alignment-spanner" ? "spanner" : "spacer"
    }
    return "other"
  }
}
