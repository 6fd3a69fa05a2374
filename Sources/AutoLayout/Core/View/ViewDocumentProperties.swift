import Foundation

/// The properties that a document specifies for a view. Only views from documents have them.
@MainActor
final class ViewDocumentProperties {
  var identifier: String?
  var className: String?
  var label: String?
  var frame: CGRect?
  var placeholder = IntrinsicSizePlaceholder()
}

/// A size from a document that replaces a measured size. A dimension that is `nil` is measured.
/// `UIView.noIntrinsicMetric` means that there is no size along an axis.
package struct IntrinsicSizePlaceholder: Hashable, Sendable {
  /// The width in points, if any.
  package var width: CGFloat?
  /// The height in points, if any.
  package var height: CGFloat?

  package init(width: CGFloat? = nil, height: CGFloat? = nil) {
    self.width = width
    self.height = height
  }
}
