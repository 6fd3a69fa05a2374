import InterfaceBuilder

/// Changes that were not saved when a program ended.
extension StudioDocument {
  /// The time between a change and the writing of the journal, which combines the changes of a
  /// gesture.
  static let journalPause = Duration.milliseconds(100)

  /// Restores the changes that the last earlier session left behind as a step that can be undone, or
  /// drops them. Those of the session before it are then the next ones.
  func settleJournal(restores: Bool) {
    guard let (_, left) = leftBehind.popLast() else { return }
    if restores { replace(with: left, named: "Restore Changes") }
    changed()
    writeJournal()
  }

  /// Writes or removes the journal after a pause, unless that is already planned.
  func planJournal() {
    guard !journals.isEmpty, journaling == nil else { return }
    journaling = Task { [weak self] in
      try? await Task.sleep(for: Self.journalPause)
      self?.writeJournal()
    }
  }

  /// Writes the journal of a document with unsaved changes, and removes that of a saved one.
  ///
  /// What was left behind stays. If both journals were, there is none for this session before one of
  /// them is restored or dropped.
  func writeJournal() {
    journaling = nil
    var own = ownJournals
    if hasChanges, !own.isEmpty { own.removeFirst().write(document.bytes) }
    for journal in own { journal.remove() }
  }

  /// The journals that this session may write: those that have no changes of an earlier one.
  var ownJournals: [Journal] {
    journals.filter { journal in !leftBehind.contains { $0.source.path == journal.path } }
  }

  /// Returns the unsaved documents that earlier sessions left behind and that differ from the file.
  static func leftBehind(
    in journals: [Journal], _ file: DocumentFile
  ) -> [(source: Journal, document: InterfaceDocument)] {
    journals.compactMap { journal in
      journal.read().flatMap { $0.bytes == file.bytes ? nil : (journal, $0) }
    }
  }
}
