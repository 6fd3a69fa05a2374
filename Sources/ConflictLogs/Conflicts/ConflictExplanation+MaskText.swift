extension ConflictExplanation {
  /// Notes on the views whose masks take part in the conflict and for which there is no repair: one
  /// for views of the app, and one for views that the system manages.
  ///
  /// Apple's documentation: the constraints of a mask completely determine the view's frame, so
  /// that a program cannot add constraints to it without conflicts.
  var maskNotes: [String] {
    // A repair names its view, so that a note would be redundant.
    let repaired = Set(repairs.filter { $0.change == .ignoreMask }.flatMap(\.lines))
    let views = maskedViews.filter { repaired.isDisjoint(with: maskLines(of: $0)) }
    var notes: [String] = []
    let own = views.filter { !isManaged($0) }
    if !own.isEmpty {
      let (names, pronoun) = (Self.list(labeled(own), "or"), own.count == 1 ? "its" : "their")
      notes.append(
        "\(lineList(own)) from autoresizing masks. If constraints should determine the frame of "
          + "\(names), set \(pronoun) translatesAutoresizingMaskIntoConstraints to false.")
    }
    // The system sets their frames: turning their masks off would break a bar.
    let managed = views.filter(isManaged)
    if !managed.isEmpty {
      let verb = managed.count == 1 ? "manages this view" : "manages these views"
      notes.append(
        "\(lineList(managed)) from the autoresizing masks of \(Self.list(labeled(managed), "and")), "
          + "and \(framework) \(verb): change another constraint.")
    }
    return notes
  }

  /// Returns the names of views.
  private func labeled(_ views: [String]) -> [String] {
    let labels = ItemLabels(names)
    return views.map { labels[$0] }
  }

  /// Returns the conflicting constraints of some masks, with a verb: `[0] and [2] come`.
  private func lineList(_ views: [String]) -> String {
    let lines = views.flatMap(maskLines).filter(conflict.contains).sorted()
    return Self.list(lines.map { "[\($0)]" }, "and") + (lines.count == 1 ? " comes" : " come")
  }
}
