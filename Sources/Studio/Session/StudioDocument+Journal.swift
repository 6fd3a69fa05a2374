import InterfaceBuilder

/// Recovery of changes that were not saved when a program ended.
extension StudioDocument {
  /// The time between a change and the writing of the journal, which combines the changes of a
  /// gesture.
  static let journalPause = Duration.milliseconds(100)

  /// Restores the changes that the last earlier session left unsaved as a step that can be undone,
  /// or discards them. The changes of the session before it come next.
  func settleJournal(restores: Bool) {
    guard let (_, left) = leftBehind.popLast() else { return }
    if restores { replace(with: left, named: "Restore Changes") }
    changed()
    writeJournal()
  }

  /// Schedules writing or removing the journal after a pause, unless it is already scheduled.
  func planJournal() {
    guard !journals.isEmpty, journaling == nil else { return }
    journaling = Task { [weak self] in
      try? await Task.sleep(for: Self.journalPause)
      self?.writeJournal()
    }
  }

  /// Writes the journal of a document with unsaved changes, and removes that of a saved one.
  ///
  /// Journals of earlier sessions are kept. If there are two of them, this session has no journal
  /// until one of them is restored or discarded.
  func writeJournal() {
    journaling = nil
    var own = ownJournals
    if hasChanges, !own.isEmpty { own.removeFirst().write(document.bytes) }
    for journal in own { journal.remove() }
  }

  /// The journals that this session may write: those without changes of an earlier session.
  var ownJournals: [Journal] {
    journals.filter { journal in !leftBehind.contains { $0.source.path == journal.path } }
  }

  /// Returns the unsaved documents of earlier sessions that differ from the file.
  static func leftBehind(
    in journals: [Journal], _ file: DocumentFile
  ) -> [(source: Journal, document: InterfaceDocument)] {
    journals.compactMap { journal in
      journal.read().flatMap { $0.bytes == file.bytes ? nil : (journal, $0) }
    }
  }
}
