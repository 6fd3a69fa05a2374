import Foundation

/// The classes of views that are known to override `safeAreaInsets` or `layoutMargins`, which can then
/// depend on the frame in other ways than those of `UIView`.
@MainActor
enum InsetOverrides {
  /// The classes of which insets were not those that `UIView` computes.
  private static var known: Set<ObjectIdentifier> = []

  /// Returns whether a class overrides the properties, as far as is known.
  static func include(_ type: AnyClass) -> Bool {
    !known.isEmpty && known.contains(ObjectIdentifier(type))
  }

  /// Adds the class of a view if its insets differ from those that `UIView` computes. Only classes of
  /// programs are examined: those of this module do not override the properties.
  static func note(_ view: UIView) {
    guard DisplayRecord.isProgramClass(type(of: view)), !include(type(of: view)),
      view.safeAreaInsets != view.baseSafeAreaInsets
        || view.layoutMargins != view.baseLayoutMargins
    else { return }
    known.insert(ObjectIdentifier(type(of: view)))
  }
}
