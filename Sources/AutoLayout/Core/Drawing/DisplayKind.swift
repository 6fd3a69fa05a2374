/// The relation between `draw(_:)` and the content of a view that UIKit draws.
package enum DisplayKind: Sendable {
  /// The drawing is below the content, which UIKit shows in subviews.
  case belowContent
  /// `draw(_:)` draws the content.
  case content
  /// `draw(_:)` is never called.
  case none
}
