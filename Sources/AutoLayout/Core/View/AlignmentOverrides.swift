import Foundation

/// The classes of views that are known to override `alignmentRect(forFrame:)`.
@MainActor
enum AlignmentOverrides {
  /// The classes for which a rectangle differed from the inset frame.
  private static var known: Set<ObjectIdentifier> = []

  /// Two frames of different sizes and origins, in points. One has fractional values, because
  /// overrides can round.
  private static let probes = [
    CGRect(x: 0, y: 0, width: 100, height: 100), CGRect(x: 5.3, y: 7.3, width: 30.4, height: 70.4),
  ]

  /// Returns a Boolean value that indicates whether a class is known to override the method.
  /// `differs` checks for a view of the class whether its rectangle for a frame differs from the
  /// inset frame.
  ///
  /// Only a result of true applies to all views of the class, because the rectangle can depend on
  /// properties.
  static func include(_ type: AnyClass, _ differs: (CGRect) -> Bool) -> Bool {
    if known.contains(ObjectIdentifier(type)) { return true }
    guard probes.contains(where: differs) else { return false }
    insert(type)
    return true
  }

  /// Adds a class.
  static func insert(_ type: AnyClass) { known.insert(ObjectIdentifier(type)) }
}
