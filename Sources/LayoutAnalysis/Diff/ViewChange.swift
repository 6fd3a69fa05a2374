import AutoLayout
import Foundation

/// What changed at one view.
public struct ViewChange: Hashable, Sendable {
  /// A distance that a view moved or grew by, with where it did.
  public struct Movement: Hashable, Sendable {
    /// To the right and down, and how much wider and higher the view is, in whole points.
    public let x, y, width, height: Int
    /// Where the view moved by that much, such as `on phones in landscape`.
    public let place: String
    /// The canvases' names.
    public let canvases: [String]
  }

  /// A constraint that differs.
  public struct ConstraintChange: Hashable, Sendable {
    /// The identifier in the document.
    public let identifier: String?
    /// Whether it is in both versions.
    public let status: LayoutDiff.Status
    /// What is different, such as `leading constraint now 16 (was 8)`.
    public let words: String
  }

  /// The identifier in the document.
  public let identifier: String?
  /// A name for people, such as `UIButton “Save”`.
  public let name: String
  /// Whether the view is in both versions.
  public let status: LayoutDiff.Status
  /// Where it lies now, by groups of canvases on which it moved alike; the largest group first.
  public let movements: [Movement]
  /// The constraints that begin at the view and differ.
  public let constraints: [ConstraintChange]
  /// Other things that differ, such as `text now “Save”`.
  public let properties: [String]

  /// A Boolean value that indicates whether anything differs.
  var isEmpty: Bool {
    status == .changed && movements.isEmpty && constraints.isEmpty && properties.isEmpty
  }

  /// More groups of canvases than this are summed up.
  private static let maxMovements = 3

  /// What changed, in words: `12 pt lower on phones in landscape; leading constraint now 16`.
  public var sentence: String {
    var parts: [String] = []
    if status != .changed { parts.append(status.rawValue) }
    parts += movements.prefix(Self.maxMovements).map { "\($0.words) \($0.place)" }
    if movements.count > Self.maxMovements {
      let others = movements.dropFirst(Self.maxMovements).reduce(0) { $0 + $1.canvases.count }
      parts.append("by other distances on \(others) more canvases")
    }
    parts += constraints.map(\.words) + properties
    return parts.joined(separator: "; ")
  }
}

extension ViewChange.Movement {
  /// The distances in words: `12 pt lower, 8 pt wider`; `by less than a point` where all are small.
  public var words: String {
    let parts = [
      Self.part(x, "further right", "further left"), Self.part(y, "lower", "higher"),
      Self.part(width, "wider", "narrower"), Self.part(height, "taller", "shorter"),
    ].compactMap { $0 }
    return parts.isEmpty ? "moved by less than a point" : parts.joined(separator: ", ")
  }

  /// A change of one number in words, such as `8 wider`; nil for no change.
  private static func part(_ distance: Int, _ more: String, _ less: String) -> String? {
    distance == 0 ? nil : "\(abs(distance)) pt \(distance > 0 ? more : less)"
  }
}
