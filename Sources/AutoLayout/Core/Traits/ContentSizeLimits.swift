import Foundation

/// The smallest and the largest text size of a view and its descendants.
struct ContentSizeLimits: Hashable, Sendable {
  /// The smallest text size; nil for no limit.
  var minimum: UIContentSizeCategory?
  /// The largest text size; nil for no limit. It counts more than a minimum above it.
  var maximum: UIContentSizeCategory?

  /// Indicates whether there is a limit.
  var isEmpty: Bool { minimum == nil && maximum == nil }

  /// Returns the text size within the limits that is nearest to another.
  func limiting(_ category: UIContentSizeCategory) -> UIContentSizeCategory {
    var result = category
    if let minimum, result.index < minimum.index { result = minimum }
    if let maximum, result.index > maximum.index { result = maximum }
    return result
  }
}

extension UIView {
  /// The limits of the text size that the view sets for itself and its descendants.
  var contentSizeLimits: ContentSizeLimits {
    get { uncommon?.contentSizeLimits ?? ContentSizeLimits() }
    set {
      guard contentSizeLimits != newValue else { return }
      madeUncommon.contentSizeLimits = newValue
      TraitInheritance.isOverridden = true
      traitsMayHaveChanged()
    }
  }

  /// The limits of the view and its superviews, from the outside. Linear in depth.
  var baseDescriptionOfSizeLimits: String {
    var lines: [String] = []
    var view: UIView? = self
    while let current = view {
      let limits = current.contentSizeLimits
      if !limits.isEmpty {
        let names = [limits.minimum, limits.maximum].map { $0?.rawValue ?? "none" }
        lines.append("\(type(of: current)): minimum \(names[0]), maximum \(names[1])")
      }
      view = current.superview
    }
    return lines.reversed().joined(separator: "\n")
  }
}
