import ConflictLogs

/// The format of `--format json`.
///
///     {"line":2,"constraints":6,"parsed":6,"infeasible":true,"conflict":[0,1,2,3,4,5],
///      "broken":0,"predicted":0,"recorded":0,"repairs":[{"action":"constant","constraints":[0],"from":140,"to":88,…}]}
extension ConflictExplanation {
  /// The explanation as one line of JSON. Constraints are numbered from 0 in the order of the
  /// report.
  var json: String {
    JSONText.object([
      ("line", "\(log.line)"),
      ("constraints", "\(log.entries.count)"),
      ("parsed", "\(parsedCount)"),
      ("infeasible", "\(isInfeasible)"),
      ("conflict", JSONText.array(conflict.map(String.init))),
      ("listed", JSONText.array(log.entries.map { JSONText.string($0.text) })),
      ("broken", brokenLine.map(String.init) ?? "null"),
      ("predicted", predictedLine.map(String.init) ?? "null"),
      ("recorded", log.recordedIndex.map(String.init) ?? "null"),
      ("arithmetic", arithmetic?.json),
      (
        "places",
        places.isEmpty
          ? nil : JSONText.array(places.map { JSONText.array($0.map(JSONText.string)) })
      ),
      ("repairs", JSONText.array(repairs.map(\.json))),
    ])
  }
}

/// The sum that shows a conflict.
extension ConflictExplanation.Arithmetic {
  /// The length that a constraint requires, the length that the others need, and their parts, in
  /// points.
  fileprivate var json: String {
    let bound =
      switch bound {
      case .exactly: "=="
      case .atLeast: ">="
      case .atMost: "<="
      }
    let summands = summands.map {
      JSONText.object([("constraint", "\($0.line)"), ("amount", JSONText.number($0.amount))])
    }
    return JSONText.object([
      ("constraint", "\(line)"), ("present", JSONText.number(present)),
      ("relation", JSONText.string(bound)), ("needed", JSONText.number(needed)),
      ("summands", JSONText.array(summands)),
    ])
  }
}

/// Repairs that were confirmed by solving.
extension ConflictExplanation.Repair {
  /// The action, the constraints that it changes, and the values before and after the change.
  fileprivate var json: String {
    let constraints = JSONText.array(lines.map(String.init))
    let members: [(key: String, value: String?)] =
      switch change {
      case .drop: [("action", JSONText.string("drop")), ("constraints", constraints)]
      case .ignoreMask: [("action", JSONText.string("mask")), ("constraints", constraints)]
      case .lower(let priority):
        [
          ("action", JSONText.string("lower")), ("constraints", constraints),
          ("priority", JSONText.number(priority)),
        ]
      case .constant(let from, let to):
        [
          ("action", JSONText.string("constant")), ("constraints", constraints),
          ("from", JSONText.number(from)), ("to", JSONText.number(to)),
          ("by", JSONText.number(to - from)),
        ]
      }
    return JSONText.object(members + [("confirmed", "true")])
  }
}
