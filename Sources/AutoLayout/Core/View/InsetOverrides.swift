import Foundation

/// The classes of views that are known to override `safeAreaInsets` or `layoutMargins`, which can
/// then depend on the frame in other ways than those of `UIView`.
@MainActor
enum InsetOverrides {
  /// The classes for which insets differed from those that `UIView` computes.
  @exclusivity(unchecked) private static var known: Set<ObjectIdentifier> = []

  /// Returns a Boolean value that indicates whether a class is known to override the properties.
  static func include(_ type: AnyClass) -> Bool {
    !known.isEmpty && known.contains(ObjectIdentifier(type))
  }

  /// Adds a class if the insets of a view of it differ from those that `UIView` computes. Only
  /// classes of programs are checked, because those of this module do not override the properties.
  static func note(_ type: AnyClass, _ differs: () -> Bool) {
    guard ProgramClasses.include(type), !include(type), differs() else { return }
    known.insert(ObjectIdentifier(type))
  }
}
