import Foundation
import LayoutEngine

/// The data with which an independent program can confirm the pieces of a proof: the linear
/// systems, their solutions at the ends of each piece, and multipliers that prove that these are
/// optimal.
///
///     let data = try JSONEncoder().encode(proof.certificate())
///
/// `Scripts/check-width-certificate.py` is such a program; `Documentation/Prove.md` has the
/// argument.
public struct ProofCertificate: Hashable, Sendable, Codable {
  /// A linear constraint without its constant.
  public struct Row: Hashable, Sendable, Codable {
    /// The indices of the variables.
    public let variables: [Int]
    /// The coefficients of the variables.
    public let coefficients: [Double]
    /// The relation of the sum to the constant: `==`, `<=` or `>=`.
    public let relation: String
    /// The priority; 1000 is required.
    public let priority: Double
  }

  /// The proof that solutions are optimal at one priority.
  public struct Level: Hashable, Sendable, Codable {
    /// The optional priority, below 1000.
    public let priority: Double
    /// The indices of rows with nonzero multipliers.
    public let rows: [Int]
    /// The multipliers of the rows.
    public let multipliers: [Double]
    /// Higher priorities, each with the common multiplier of its violations.
    public let above: [[Double]]
  }

  /// A part of the range on which the solution is affine.
  public struct Piece: Hashable, Sendable, Codable {
    /// The narrowest width in points.
    public let from: Double
    /// The widest width in points.
    public let to: Double
    /// The evidence for the part.
    public let evidence: WidthProof.Evidence
    /// The index of the system in `systems`, or `nil` for a part that was sampled.
    public let system: Int?
    /// The constants of its rows at `from` and at `to`, in points.
    public let constants: [[Double]]
    /// The values of its variables at `from` and at `to`, in points.
    public let values: [[Double]]
    /// The levels of all optional priorities, highest first.
    public let levels: [Level]

    /// Creates a part with its system, constants, values and levels.
    init(
      from: Double, to: Double, evidence: WidthProof.Evidence, system: Int?,
      constants: [[Double]], values: [[Double]], levels: [Level]
    ) {
      self.from = from
      self.to = to
      self.evidence = evidence
      self.system = system
      self.constants = constants
      self.values = values
      self.levels = levels
    }

    /// Creates a part that was sampled.
    init(sampled range: ClosedRange<Double>) {
      self.init(
        from: range.lowerBound, to: range.upperBound, evidence: .sampled, system: nil,
        constants: [], values: [], levels: [])
    }
  }

  /// The root's identifier.
  public let root: String
  /// The minimum and maximum width in points.
  public let widths: [Double]
  /// The height in points.
  public let height: Double
  /// The number of points within which numbers are considered equal.
  public let tolerance: Double
  /// The names of the variables, such as `abc-De-fGh.x`.
  public let variables: [String]
  /// The rows of each system.
  public let systems: [[Row]]
  /// The pieces in ascending order. They cover the range except for breaks of
  /// `WidthProof.resolution`.
  public let pieces: [Piece]
}

extension WidthProof {
  /// Returns the proof of the pieces.
  ///
  /// The cost is that of a linear program for each piece and priority. A level for which no
  /// multipliers were found is omitted, so that the check fails.
  public func certificate() -> ProofCertificate {
    var maker = CertificateMaker()
    var affine = self.affine[...]
    let pieces = self.pieces.map { piece in
      guard piece.evidence != .sampled, let next = affine.popFirst() else {
        return ProofCertificate.Piece(sampled: piece.range)
      }
      return maker.piece(next)
    }
    return maker.certificate(of: root.id, widths, height: height, pieces)
  }
}

/// The parts of a certificate while they are collected.
@MainActor
struct CertificateMaker {
  /// The different systems of the pieces.
  private(set) var systems: [[ProofCertificate.Row]] = []
  /// The names of the variables in the systems.
  private(set) var variables: [String] = []
  /// The index of each system in `systems`.
  private var known: [[SampledSystem.Row]: Int] = [:]

  /// Returns the certificate of existing pieces.
  func certificate(
    of root: String, _ widths: ClosedRange<Double>, height: Double,
    _ pieces: [ProofCertificate.Piece]
  ) -> ProofCertificate {
    ProofCertificate(
      root: root, widths: [widths.lowerBound, widths.upperBound], height: height,
      tolerance: AffinePiece.allowance, variables: variables, systems: systems, pieces: pieces)
  }

  /// Returns the certificate of a piece, with the index of its system.
  mutating func piece(_ piece: AffinePiece) -> ProofCertificate.Piece {
    guard let low = piece.low.system, let high = piece.high.system else {
      preconditionFailure("an affine piece has systems")
    }
    name(piece.low, low)
    return ProofCertificate.Piece(
      from: piece.lower, to: piece.upper, evidence: piece.evidence, system: number(of: low.rows),
      constants: [low.constants, high.constants], values: [low.values, high.values],
      levels: levels(low, high))
  }

  /// Returns the multipliers in the middle of a piece, which by convexity apply to all of it.
  private func levels(_ low: SampledSystem, _ high: SampledSystem) -> [ProofCertificate.Level] {
    let excess = low.rows.indices.map { (low.excess(of: $0) + high.excess(of: $0)) / 2 }
    let priorities = Set(low.rows.filter { !$0.isRequired }.map(\.priority)).sorted(by: >)
    return priorities.compactMap { priority in
      guard let found = LevelMultipliers(low, excess: excess, priority: priority) else {
        return nil
      }
      let rows = found.rows.sorted { $0.key < $1.key }
      return ProofCertificate.Level(
        priority: priority, rows: rows.map(\.key), multipliers: rows.map(\.value),
        above: found.levels.sorted { $0.key > $1.key }.map { [$0.key, $0.value] })
    }
  }

  /// Returns the index of a system, which is added if it is new.
  private mutating func number(of rows: [SampledSystem.Row]) -> Int {
    if let number = known[rows] { return number }
    known[rows] = systems.count
    systems.append(
      rows.map { row in
        ProofCertificate.Row(
          variables: row.terms.map(\.variable), coefficients: row.terms.map(\.coefficient),
          relation: row.relation.text, priority: row.priority)
      })
    return systems.count - 1
  }

  /// Names the variables of a system, such as `view.x`.
  private mutating func name(_ sample: LayoutSample, _ system: SampledSystem) {
    guard variables.count < system.values.count else { return }
    variables = system.items.flatMap { item in
      let view = sample.snapshot.views[item.view]
      let owner = view.identifier ?? "\(view.className) \(item.view)"
      let name = item.guide.map { "\(owner).guide\($0)" } ?? owner
      return ["x", "y", "width", "height"].map { "\(name).\($0)" }
    }
  }
}

extension LayoutEngine.Relation {
  /// The relation as an operator.
  fileprivate var text: String {
    switch self {
    case .equal: "=="
    case .lessThanOrEqual: "<="
    case .greaterThanOrEqual: ">="
    }
  }
}
