import AutoLayout
import Foundation
import InterfaceBuilder

/// The layouts of the versions of a merge on one surface, which are compared view by view.
///
/// A view that has a width and a height on each side must have both in the merged layout, and one
/// of these rules must explain its frame:
///
/// 1. Each coordinate is that of the side that changed it. If both moved an edge by different
///   distances, the edge moved by their sum, or, if the distances differ by less than a point, to a
///   position between them.
/// 2. A table view, collection view or cell positions the view, in the merged order of the cells.
/// 3. Constraints or a stack view position it, and it follows the changes of the other side around
///   it: each constraint of the document at the view that is satisfied on every side that has it is
///   satisfied in the merged layout as well, and the view is as determined as on one side.
/// 4. Its autoresizing mask positions it, only one side changed the frame in the document, and its
///   superview has a size that it has on neither side.
struct MergeComparison {
  /// The common version, or `nil` if there is none.
  let base: MergeFrames?
  /// Our version, or `nil` if it does not have the root.
  let ours: MergeFrames?
  /// Their version, or `nil` if it does not have the root.
  let theirs: MergeFrames?
  /// The merged version.
  let merged: MergeFrames

  /// Returns conflicts for the views whose merged frame no rule explains.
  ///
  /// - Parameter canvas: The name of the surface.
  /// - Returns: A conflict for each of them, in the order of the tree.
  func conflicts(on canvas: String) -> [MergeConflict] {
    merged.order.compactMap { id in
      guard let place = merged.places[id] else { return nil }
      // In different superviews, frames have different coordinates.
      let versions = [base, ours, theirs].map { layout in
        layout?.places[id].flatMap { $0.parent == place.parent ? $0.frame : nil }
      }
      guard let expected = Self.expected(versions[0], versions[1], versions[2], place.frame)
      else { return nil }
      var reason = isGone(id, place) ? ": its width or height is 0" : nil
      if reason == nil, !expected.isNear(place.frame, within: MergeFrames.tolerance) {
        reason = fault(of: id, place)
      }
      guard let reason else { return nil }
      return MergeConflict(
        .frame, identifier: id, object: place.name, attribute: "frame",
        base: versions[0].map(Self.words), ours: versions[1].map(Self.words),
        theirs: versions[2].map(Self.words),
        message: "on \(canvas) the frame is \(Self.words(place.frame)), expected "
          + Self.words(expected) + reason)
    }
  }

  /// Returns the expected frame of a view, or `nil` if neither side has it.
  private static func expected(
    _ base: CGRect?, _ ours: CGRect?, _ theirs: CGRect?, _ merged: CGRect
  ) -> CGRect? {
    guard let ours, let theirs else { return ours ?? theirs }
    let old = base ?? ours
    func coordinate(_ of: (CGRect) -> CGFloat) -> CGFloat {
      let (was, mine, other, now) = (of(old), of(ours), of(theirs), of(merged))
      let tolerance = MergeFrames.tolerance
      if abs(mine - other) < rounding, now >= min(mine, other), now <= max(mine, other) {
        return now
      }
      if abs(mine - other) <= tolerance { return mine }
      if abs(mine - was) <= tolerance { return other }
      return abs(other - was) <= tolerance ? mine : mine + other - was
    }
    return CGRect(
      x: coordinate(\.minX), y: coordinate(\.minY), width: coordinate(\.width),
      height: coordinate(\.height))
  }

  /// The difference in points that rounding to pixels and text sizes cause on devices of different
  /// scales: less than one point.
  private static let rounding: CGFloat = 1

  /// Returns the reason that an unexpected frame does not follow from the changes of both sides, as
  /// the end of a message, or `nil` if it does.
  private func fault(of id: String, _ place: MergeFrames.Place) -> String? {
    let sides = [ours, theirs].compactMap { $0?.places[id] }
    switch place.source {
    case .container:
      return nil
    case .document:
      let isOtherSize = sides.allSatisfy { !Self.isNear($0.parentSize, place.parentSize) }
      return isOtherSize && !bothMove(id) ? nil : ""
    case .constraints:
      if let rule = brokenRule(at: id) { return ": \(rule) is not satisfied" }
      return sides.contains { place.ambiguity.isSubset(of: $0.ambiguity) }
        ? nil : ": its constraints are not sufficient"
    }
  }

  /// Returns a Boolean value that indicates whether a view that has a width and a height on each
  /// side that contains it lost one of them.
  private func isGone(_ id: String, _ place: MergeFrames.Place) -> Bool {
    let sides = [ours, theirs].compactMap { $0?.places[id]?.frame.size }
    let size = place.frame.size
    return size.width <= 0 && sides.allSatisfy { $0.width > 0 }
      || size.height <= 0 && sides.allSatisfy { $0.height > 0 }
  }

  /// Returns a description of a constraint at a view that is satisfied on each side that has it,
  /// but not in the merged layout.
  private func brokenRule(at id: String) -> String? {
    let broken = merged.rules.filter { name, rule in
      guard rule.isViolated, rule.views.contains(id) else { return false }
      let sides = [ours, theirs].compactMap { $0?.rules[name] }
      return !sides.isEmpty && sides.allSatisfy { !$0.isViolated }
    }
    return broken.min { $0.key < $1.key }?.value.words
  }

  /// Returns a Boolean value that indicates whether both sides gave a view a frame that differs
  /// from the common version, or both added it.
  private func bothMove(_ id: String) -> Bool {
    guard let mine = ours?.places[id]?.frame, let other = theirs?.places[id]?.frame else {
      return false
    }
    guard let old = base?.places[id]?.frame else { return true }
    return !mine.isNear(old, within: MergeFrames.tolerance)
      && !other.isNear(old, within: MergeFrames.tolerance)
  }

  /// Returns a Boolean value that indicates whether two sizes are visually equal.
  private static func isNear(_ a: CGSize, _ b: CGSize) -> Bool {
    abs(a.width - b.width) <= MergeFrames.tolerance
      && abs(a.height - b.height) <= MergeFrames.tolerance
  }

  /// Returns a readable frame, such as `(16, 20, 343, 44)`.
  private static func words(_ frame: CGRect) -> String {
    let numbers = [frame.minX, frame.minY, frame.width, frame.height].map { $0.shortText }
    return "(\(numbers.joined(separator: ", ")))"
  }
}
