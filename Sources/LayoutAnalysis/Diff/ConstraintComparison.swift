import AutoLayout
import Foundation

/// Compares the constraints of two layouts that their documents specify.
@MainActor
struct ConstraintComparison {
  /// The differences, by the identifier of the view that the constraint positions.
  private(set) var changes: [String: [ViewChange.ConstraintChange]] = [:]

  /// The layout of the old version.
  private let old: LayoutSnapshot
  /// The layout of the new version.
  private let new: LayoutSnapshot

  /// Compares the constraints of the document, matched by identifier, then by text.
  init(_ old: LayoutSnapshot, _ new: LayoutSnapshot) {
    self.old = old
    self.new = new
    let pairs = ObjectMatching.pairs(
      old.constraints.filter { $0.origin == .user }, new.constraints.filter { $0.origin == .user },
      by: [\.identifier, \.text])
    for (was, now) in pairs { add(was, now) }
  }

  /// Adds the change of a constraint to the view that it positions. A constraint that one version
  /// does not have is `nil`.
  private mutating func add(
    _ was: LayoutSnapshot.Constraint?, _ now: LayoutSnapshot.Constraint?
  ) {
    guard let constraint = now ?? was else { return }
    let snapshot = now == nil ? old : new
    let (view, attribute) = subject(of: constraint, in: snapshot)
    guard let id = snapshot.views[view].identifier else { return }
    let words: String
    let status: LayoutDiff.Status
    switch (was, now) {
    case (nil, let now?): (status, words) = (.added, "new \(attribute) constraint \(now.value)")
    case (let was?, nil):
      (status, words) = (.removed, "removed \(attribute) constraint \(was.value)")
    case (let was?, let now?):
      guard let difference = Self.difference(was, now, old, new) else { return }
      (status, words) = (.changed, "\(attribute) constraint \(difference)")
    case (nil, nil): return
    }
    changes[id, default: []].append(
      ViewChange.ConstraintChange(
        identifier: constraint.identifier, status: status, words: words))
  }

  /// Returns the view that a constraint positions, which is not an ancestor of the other item, and
  /// its attribute.
  private func subject(
    of constraint: LayoutSnapshot.Constraint, in snapshot: LayoutSnapshot
  ) -> (view: Int, attribute: String) {
    let first = constraint.first
    guard let second = constraint.second, second.view != first.view,
      Self.holds(first.view, second.view, snapshot)
    else { return (first.view, first.attribute) }
    return (second.view, second.attribute)
  }

  /// Returns a Boolean value that indicates whether a view is an ancestor of another.
  private static func holds(_ outer: Int, _ inner: Int, _ snapshot: LayoutSnapshot) -> Bool {
    var view = snapshot.views[inner].parent
    while let current = view {
      if current == outer { return true }
      view = snapshot.views[current].parent
    }
    return false
  }

  /// Returns a description of the differences between two versions of a constraint, or `nil` if
  /// they are equal.
  private static func difference(
    _ was: LayoutSnapshot.Constraint, _ now: LayoutSnapshot.Constraint, _ old: LayoutSnapshot,
    _ new: LayoutSnapshot
  ) -> String? {
    let places = (sides(was, old), sides(now, new))
    if places.0 != places.1 { return "now \(now.text)" }
    var parts: [String] = []
    if was.relation != now.relation { parts.append("now \(now.relation) \(now.value)") }
    if was.multiplier != now.multiplier {
      parts.append("multiplier now \(now.multiplier.shortText)")
    }
    if was.constant != now.constant, was.relation == now.relation {
      parts.append("now \(now.constant.shortText) (was \(was.constant.shortText))")
    }
    if was.priority != now.priority {
      parts.append("priority now \(CGFloat(now.priority).shortText)")
    }
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }

  /// Returns a description of the attributes that a constraint relates, without its numbers.
  private static func sides(
    _ constraint: LayoutSnapshot.Constraint, _ snapshot: LayoutSnapshot
  ) -> [String] {
    [constraint.first, constraint.second].compactMap { side in
      side.map {
        let view = snapshot.views[$0.view]
        return "\(view.identifier ?? view.className).\($0.guide ?? "").\($0.attribute)"
      }
    }
  }
}

extension LayoutSnapshot.Constraint {
  /// The number that identifies a constraint to readers: its constant, preceded by its relation
  /// unless that is equality.
  fileprivate var value: String {
    relation == "==" ? constant.shortText : "\(relation) \(constant.shortText)"
  }
}
