import AutoLayout
import Foundation

/// The changes of one view.
public struct ViewChange: Hashable, Sendable {
  /// A distance by which a view moved or grew, with the canvases on which it did.
  public struct Movement: Hashable, Sendable {
    /// The distances by which the view moved to the right and down, and by which it became wider
    /// and taller, in whole points.
    public let x, y, width, height: Int
    /// A description of the canvases on which the view moved by that distance, such as `on phones
    /// in landscape`.
    public let place: String
    /// The canvases' names.
    public let canvases: [String]
  }

  /// A constraint that differs.
  public struct ConstraintChange: Hashable, Sendable {
    /// The identifier in the document.
    public let identifier: String?
    /// The presence of the constraint in the two versions.
    public let status: LayoutDiff.Status
    /// A description of the difference, such as `leading constraint now 16 (was 8)`.
    public let words: String
  }

  /// The identifier in the document.
  public let identifier: String?
  /// A readable name, such as `UIButton “Save”`.
  public let name: String
  /// The presence of the view in the two versions.
  public let status: LayoutDiff.Status
  /// The movements, by groups of canvases on which they are equal; the largest group comes first.
  public let movements: [Movement]
  /// The differing constraints that begin at the view.
  public let constraints: [ConstraintChange]
  /// Other differences, such as `text now “Save”`.
  public let properties: [String]

  /// A Boolean value that indicates whether nothing differs.
  var isEmpty: Bool {
    status == .changed && movements.isEmpty && constraints.isEmpty && properties.isEmpty
  }

  /// The number of groups of canvases above which movements are summarized.
  private static let maxMovements = 3

  /// A description of the changes: `12 pt lower on phones in landscape; leading constraint now 16`.
  public var sentence: String {
    var parts: [String] = []
    if status != .changed { parts.append(status.rawValue) }
    parts += movements.prefix(Self.maxMovements).map { "\($0.words) \($0.place)" }
    if movements.count > Self.maxMovements {
      let others = movements.dropFirst(Self.maxMovements).reduce(0) { $0 + $1.canvases.count }
      parts.append("by different distances on \(others) other canvases")
    }
    parts += constraints.map(\.words) + properties
    return parts.joined(separator: "; ")
  }
}

extension ViewChange.Movement {
  /// A description of the distances: `12 pt lower, 8 pt wider`, or `moved by less than a point` if
  /// all of them are 0.
  public var words: String {
    let parts = [
      Self.part(x, "further right", "further left"), Self.part(y, "lower", "higher"),
      Self.part(width, "wider", "narrower"), Self.part(height, "taller", "shorter"),
    ].compactMap { $0 }
    return parts.isEmpty ? "moved by less than a point" : parts.joined(separator: ", ")
  }

  /// Returns a description of the change of one number, such as `8 wider`, or `nil` if it did not
  /// change.
  private static func part(_ distance: Int, _ more: String, _ less: String) -> String? {
    distance == 0 ? nil : "\(abs(distance)) pt \(distance > 0 ? more : less)"
  }
}
