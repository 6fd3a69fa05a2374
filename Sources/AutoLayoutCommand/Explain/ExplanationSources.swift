import AutoLayout
import Foundation
import InterfaceBuilder
import ConflictLogs

/// Finds the constraints of a report in documents, by identifier, classes, titles and constants.
struct ExplanationSources {
  /// The constraints of all documents.
  private let constraints: [ConstraintCandidate]

  /// Reads the documents.
  ///
  /// - Throws: `DocumentFailure` for the first one that cannot be read.
  init(_ files: [String]) throws(DocumentFailure) {
    var found: [ConstraintCandidate] = []
    for file in files {
      try ProjectBoundary.rejectLinkOut(file)
      do {
        let document = try InterfaceDocument(contentsOf: URL(fileURLWithPath: file), name: file)
        found += ConstraintCandidate.all(in: document)
      } catch {
        throw DocumentFailure(error)
      }
    }
    constraints = found
  }

  /// Uses the constraints of parsed documents.
  init(_ documents: [InterfaceDocument]) {
    constraints = documents.flatMap(ConstraintCandidate.all)
  }

  /// The maximum number of locations of one constraint. If more constraints look the same, no
  /// location is given.
  private static let candidateLimit = 3

  /// Returns the locations of each constraint as `file:line`, in the order of the report. A
  /// constraint has several locations if several constraints in the documents look the same, and
  /// none if it is not found or more than `candidateLimit` constraints look the same.
  func places(of log: ConflictLog) -> [[String]] {
    var candidates = log.entries.map { entry -> [Match] in
      guard let description = entry.description else { return [] }
      return constraints.compactMap { Match($0, description) }
    }
    narrow(&candidates)
    return candidates.map { matches in
      matches.count > Self.candidateLimit ? [] : matches.map(\.constraint.place)
    }
  }

  /// Removes candidates that contradict the certain ones: a view that one line identifies must be
  /// the same view in the other lines.
  private func narrow(_ candidates: inout [[Match]]) {
    var elements: [String: String] = [:]
    var count = 0
    repeat {
      count = elements.count
      for matches in candidates where matches.count == 1 {
        elements.merge(matches[0].views) { known, _ in known }
      }
      for index in candidates.indices where candidates[index].count > 1 {
        let left = candidates[index].filter { match in
          match.views.allSatisfy { elements[$0.key] == nil || elements[$0.key] == $0.value }
        }
        if !left.isEmpty { candidates[index] = left }
      }
    } while elements.count > count
  }
}

/// Comparison of one constraint with one line.
extension ExplanationSources {
  /// A constraint of a document that agrees with a line of a report.
  struct Match {
    /// The constraint.
    let constraint: ConstraintCandidate
    /// The identifiers of elements, by the address of the view.
    private(set) var views: [String: String] = [:]

    /// Compares a constraint with a description. Fails if they disagree.
    init?(_ constraint: ConstraintCandidate, _ description: ConstraintDescription) {
      self.constraint = constraint
      guard constraint.identifier == description.identifier else { return nil }
      let meaning = description.meaning
      guard agrees(meaning) else { return nil }
      let isTurned = !agreesInOrder(meaning)
      let items =
        isTurned ? [constraint.second, constraint.first] : [constraint.first, constraint.second]
      let texts: [ConstraintDescription.Item?] = [meaning.first.item, meaning.second?.item]
      for (item, text) in zip(items, texts) {
        guard let item, let text else {
          if item == nil, text == nil { continue }
          return nil
        }
        guard item.isShown(as: text) else { return nil }
      }
      let addresses = description.addresses
      for (item, address) in zip(items, [addresses.first, addresses.second]) {
        if let item, let address { views[address] = item.id }
      }
    }

    /// Returns a Boolean value that indicates whether the equations are the same, with the items in
    /// either order.
    private func agrees(_ meaning: ConstraintDescription.Equation) -> Bool {
      agreesInOrder(meaning) || agreesTurned(meaning)
    }

    /// Returns a Boolean value that indicates whether the equations are the same, with the items in
    /// the same order.
    private func agreesInOrder(_ meaning: ConstraintDescription.Equation) -> Bool {
      let multiplier = meaning.multiplier?.number.value ?? 1
      return meaning.first.attribute == constraint.first.attribute
        && meaning.second?.attribute == constraint.second?.attribute
        && meaning.relation == constraint.relation
        && Self.isPrinted(constraint.multiplier, as: multiplier)
        && holdsConstant(meaning.constant?.value ?? 0)
    }

    /// Returns a Boolean value that indicates whether the equations are the same after exchanging
    /// the items: `a == b + 8` is `b == a - 8`.
    private func agreesTurned(_ meaning: ConstraintDescription.Equation) -> Bool {
      guard let second = constraint.second, constraint.multiplier == 1, meaning.multiplier == nil
      else { return false }
      let turned: [NSLayoutConstraint.Relation: NSLayoutConstraint.Relation] = [
        .lessThanOrEqual: .greaterThanOrEqual, .greaterThanOrEqual: .lessThanOrEqual,
        .equal: .equal,
      ]
      return meaning.first.attribute == second.attribute
        && meaning.second?.attribute == constraint.first.attribute
        && meaning.relation == turned[constraint.relation]
        && holdsConstant(-(meaning.constant?.value ?? 0))
    }

    /// Returns a Boolean value that indicates whether the constant has a printed value in one of
    /// the size classes.
    private func holdsConstant(_ printed: Double) -> Bool {
      constraint.isSymbolic || constraint.constants.contains { Self.isPrinted($0, as: printed) }
    }

    /// Returns a Boolean value that indicates whether a value equals the printed one. Logs print
    /// six digits.
    private static func isPrinted(_ value: Double, as printed: Double) -> Bool {
      abs(value - printed) <= 1e-5 * max(1, abs(value))
    }
  }
}
