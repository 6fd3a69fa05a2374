import InterfaceBuilder

/// Conflicts of a merge as text and as JSON.
///
/// The text is for the standard error of a merge driver:
///
///     Main.storyboard: conflict: label “Title” (a1b-c2-d3e): both sides change 'text'
///       base Title, ours Welcome, theirs Hello
///
/// The JSON is for programs; `MergeCommand` prints it on standard output.
enum MergeReport {
  /// Returns a line for each conflict and each new identifier, or the empty string if there are
  /// none.
  ///
  /// A second line has the values of the versions that have one.
  static func text(
    _ conflicts: [MergeConflict], renamed: [String: String], _ name: String
  ) -> String {
    var lines = conflicts.flatMap { conflict -> [String] in
      let versions = [
        ("base", conflict.base), ("ours", conflict.ours), ("theirs", conflict.theirs),
      ]
      .compactMap { side, value in value.map { "\(side) \($0)" } }
      let head = "\(name): conflict: \(conflict.object): \(conflict.message)"
      return [head] + (versions.isEmpty ? [] : ["  " + versions.joined(separator: ", ")])
    }
    for (old, new) in renamed.sorted(by: { $0.key < $1.key }) {
      lines.append("\(name): note: both sides added '\(old)'; the object of theirs is now '\(new)'")
    }
    return lines.map { PrintableText.of($0) + "\n" }.joined()
  }

  /// Returns the conflicts as an object on one line.
  ///
  /// Members without a value are omitted. The values of `base`, `ours` and `theirs` are those of
  /// the attribute, as the document writes them.
  static func json(
    _ conflicts: [MergeConflict], renamed: [String: String], _ name: String
  ) -> String {
    let list = conflicts.map { conflict in
      JSONText.object([
        ("kind", JSONText.string(conflict.kind.rawValue)),
        ("identifier", conflict.identifier.map(JSONText.string)),
        ("object", JSONText.string(conflict.object)),
        ("attribute", conflict.attribute.map(JSONText.string)),
        ("base", conflict.base.map(JSONText.string)),
        ("ours", conflict.ours.map(JSONText.string)),
        ("theirs", conflict.theirs.map(JSONText.string)),
        ("message", JSONText.string(conflict.message)),
      ])
    }
    let identifiers = renamed.sorted { $0.key < $1.key }.map {
      ($0.key, String?.some(JSONText.string($0.value)))
    }
    return JSONText.object([
      ("file", JSONText.string(name)), ("conflicts", JSONText.array(list)),
      ("renamed", JSONText.object(identifiers)),
    ])
  }
}
