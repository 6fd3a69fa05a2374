import Foundation

/// The classes of views that override `alignmentRect(forFrame:)`.
@MainActor
enum AlignmentOverrides {
  /// The answers by class.
  private static var known: [ObjectIdentifier: Bool] = [:]

  /// Two frames of different sizes and origins, in points. A class whose rectangle is the inset
  /// frame for both does not override the method.
  private static let probes = [
    CGRect(x: 0, y: 0, width: 100, height: 100), CGRect(x: 5, y: 7, width: 30, height: 70),
  ]

  /// Returns whether a class overrides the method. The first view of a class answers with `differs`
  /// whether its rectangle for a frame is not the inset frame.
  static func include(_ type: AnyClass, _ differs: (CGRect) -> Bool) -> Bool {
    let id = ObjectIdentifier(type)
    if let answer = known[id] { return answer }
    let answer = probes.contains { differs($0) }
    known[id] = answer
    return answer
  }
}
