import Foundation

/// The rarely used properties of a view that affect layout. The object is created when one of them
/// is set, to keep views small.
@MainActor
final class UncommonViewProperties {
  /// The default margins of a view, in points.
  static let defaultMargins = NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)

  @exclusivity(unchecked) var transform = CGAffineTransform.identity
  @exclusivity(unchecked) var environment: LayoutEnvironment?
  @exclusivity(unchecked) var traitOverrides: TraitValues?
  @exclusivity(unchecked) var contentSizeLimits = ContentSizeLimits()
  @exclusivity(unchecked) var explicitMargins: NSDirectionalEdgeInsets?
  @exclusivity(unchecked) var systemMinimumMargins: NSDirectionalEdgeInsets?
  @exclusivity(unchecked) var defaultMargins = UncommonViewProperties.defaultMargins
  @exclusivity(unchecked) var frozenSafeAreaInsets: UIEdgeInsets?
  /// The part of the superview's insets that a child controller's view keeps while the program moves
  /// it, and all insets of the superview at that time.
  @exclusivity(unchecked) var keptInsets: (own: UIEdgeInsets, superview: UIEdgeInsets)?
  @exclusivity(unchecked) var additionalSafeAreaInsets = UIEdgeInsets.zero
}
