import Foundation
import InterfaceBuilder
import LayoutAnalysis

/// The proofs of a document as one line of JSON.
///
///     {"file":"Main.storyboard","roots":[{"id":"LgN-vw-001","name":"Sign In","runs":[
///      {"range":[320,330],"height":844,"failures":[],
///       "pieces":[{"from":320,"to":330,"evidence":"proved"}],"layouts":3}]}]}
@MainActor
enum ProveJSON {
  /// Returns the line of a document, ending in a newline.
  static func line(_ file: String, _ roots: [(InterfaceRoot, [ProveRun])]) -> String {
    let written = roots.map { root, runs in
      JSONText.object([
        ("id", JSONText.string(root.id)), ("name", JSONText.string(root.name)),
        ("runs", JSONText.array(runs.map(run))),
      ])
    }
    return JSONText.object([
      ("file", JSONText.string(file)), ("roots", JSONText.array(written)),
    ]) + "\n"
  }

  /// Returns one root in one setting, with its failures and the pieces of the proof.
  private static func run(_ run: ProveRun) -> String {
    let variant = LayoutVariant(run.choice)
    return JSONText.object([
      ("range", pair(run.widths.lowerBound, run.widths.upperBound)),
      ("height", JSONText.number(run.height)),
      ("device", (run.choice.device?.id).map(JSONText.string)),
      ("orientation", (run.choice.orientation?.rawValue).map(JSONText.string)),
      ("textGrowth", run.growth.map { JSONText.number($0) }),
      ("variant", variant.name.isEmpty ? nil : JSONText.string(variant.name)),
      ("failures", JSONText.array(run.failures.map(failure))),
      ("pieces", JSONText.array(run.pieces.map(piece))),
      ("layouts", "\(run.layouts)"),
    ])
  }

  /// Returns a check that fails for an object, and the widths at which it fails.
  private static func failure(_ failure: WidthProof.Failure) -> String {
    JSONText.object([
      ("check", JSONText.string(failure.check.rawValue)),
      ("id", failure.object.identifier.map(JSONText.string)),
      ("name", JSONText.string(failure.object.name)),
      ("key", failure.key.isEmpty ? nil : JSONText.string(failure.key)),
      ("line", "\(failure.line)"),
      ("message", JSONText.string(failure.message)),
      ("intervals", JSONText.array(failure.intervals.map(interval))),
      (
        "widths",
        JSONText.array(failure.wholeWidths.map { "[\($0.lowerBound),\($0.upperBound)]" })
      ),
    ])
  }

  /// Returns an interval of real widths, with flags that indicate whether it includes its ends.
  static func interval(_ interval: WidthProof.Interval) -> String {
    JSONText.object([
      ("from", JSONText.number(interval.lower)), ("to", JSONText.number(interval.upper)),
      ("includesFrom", "\(interval.includesLower)"), ("includesTo", "\(interval.includesUpper)"),
    ])
  }

  /// Returns an interval of widths on which the proof has one kind of evidence.
  static func piece(_ piece: WidthProof.Piece) -> String {
    JSONText.object([
      ("from", JSONText.number(piece.range.lowerBound)),
      ("to", JSONText.number(piece.range.upperBound)),
      ("evidence", JSONText.string(piece.evidence.rawValue)),
    ])
  }

  /// Returns two numbers as an array.
  static func pair(_ a: Double, _ b: Double) -> String {
    "[\(JSONText.number(a)),\(JSONText.number(b))]"
  }
}
