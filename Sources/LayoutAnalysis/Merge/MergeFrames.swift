import AutoLayout
import Foundation
import InterfaceBuilder

/// The frames of a layout by the identifiers of the views.
struct MergeFrames {
  /// A view's frame in its superview.
  private struct Place {
    /// The frame, in points.
    let frame: CGRect
    /// The identifier of the superview; nil for views that no document names.
    let parent: String?
    /// A name for people.
    let name: String
  }

  /// Frames by identifier, except the root's.
  private var places: [String: Place] = [:]
  /// The identifiers in the order of the tree.
  private var order: [String] = []

  /// Points below which nobody sees a difference.
  private static let tolerance: CGFloat = 0.1

  /// The frames of a snapshot.
  init(_ snapshot: LayoutSnapshot) {
    for view in snapshot.views {
      guard let id = view.identifier, let parent = view.parent, places[id] == nil else { continue }
      places[id] = Place(
        frame: view.frame, parent: snapshot.views[parent].identifier, name: view.nameForPeople)
      order.append(id)
    }
  }

  /// The views that have another frame than the sides that changed it gave it.
  ///
  /// - Parameters:
  ///   - layouts: The common version, ours, theirs and the merged one; nil where there is none.
  ///   - canvas: The name of the surface.
  /// - Returns: A conflict for each of them.
  static func conflicts(_ layouts: [MergeFrames?], on canvas: String) -> [MergeConflict] {
    guard layouts.count == 4, let merged = layouts[3] else { return [] }
    return merged.order.compactMap { id -> MergeConflict? in
      guard let place = merged.places[id] else { return nil }
      // In another superview, a frame is in other coordinates.
      let versions = layouts[..<3].map { layout in
        layout?.places[id].flatMap { $0.parent == place.parent ? $0.frame : nil }
      }
      guard let expected = expected(versions[0], versions[1], versions[2]),
        !expected.isNear(place.frame, within: tolerance)
      else { return nil }
      return MergeConflict(
        .frame, identifier: id, object: place.name, attribute: "frame",
        base: versions[0].map(words), ours: versions[1].map(words), theirs: versions[2].map(words),
        message: "on \(canvas) the frame is \(words(place.frame)), expected \(words(expected))")
    }
  }

  /// The frame that a view should have; nil if neither side has it.
  private static func expected(_ base: CGRect?, _ ours: CGRect?, _ theirs: CGRect?) -> CGRect? {
    guard let ours, let theirs else { return ours ?? theirs }
    let old = base ?? ours
    func merged(_ coordinate: (CGRect) -> CGFloat) -> CGFloat {
      let (was, mine, other) = (coordinate(old), coordinate(ours), coordinate(theirs))
      if abs(mine - other) <= tolerance { return mine }
      if abs(mine - was) <= tolerance { return other }
      return abs(other - was) <= tolerance ? mine : mine + other - was
    }
    return CGRect(
      x: merged(\.minX), y: merged(\.minY), width: merged(\.width), height: merged(\.height))
  }

  /// A frame in words, such as `(16, 20, 343, 44)`.
  private static func words(_ frame: CGRect) -> String {
    let numbers = [frame.minX, frame.minY, frame.width, frame.height].map { $0.shortText }
    return "(\(numbers.joined(separator: ", ")))"
  }
}
