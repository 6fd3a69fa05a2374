import InterfaceBuilder

/// Changes that were not saved when a program ended.
extension StudioDocument {
  /// The time between a change and the writing of the journal, which combines the changes of a
  /// gesture.
  static let journalPause = Duration.milliseconds(100)

  /// Restores the changes of an earlier session as a step that can be undone, or drops them.
  func settleJournal(restores: Bool) {
    guard let left = leftBehind else { return }
    leftBehind = nil
    if restores { replace(with: left, named: "Restore Changes") }
    changed()
    writeJournal()
  }

  /// Writes or removes the journal after a pause, unless that is already planned.
  func planJournal() {
    guard journal != nil, journaling == nil else { return }
    journaling = Task { [weak self] in
      try? await Task.sleep(for: Self.journalPause)
      self?.writeJournal()
    }
  }

  /// Writes the journal of a document with unsaved changes, and removes that of a saved one.
  func writeJournal() {
    journaling = nil
    guard let journal else { return }
    if isDirty {
      journal.write(document.bytes)
    } else if leftBehind == nil {
      journal.remove()
    }
  }
}
