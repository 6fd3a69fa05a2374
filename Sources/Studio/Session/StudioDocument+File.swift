import Foundation
import InterfaceBuilder

/// Changes of the file by other programs.
extension StudioDocument {
  /// Compares the file with its last known state.
  ///
  /// If only the file changed, its content replaces the document. If both changed, the changes are
  /// merged if no object was changed by both. The merge is a step that can be undone. Otherwise,
  /// the conflict remains until it is resolved, or until the file returns to its last known state.
  ///
  /// A file that is missing, empty or not a document is ignored for a second, because editors and
  /// Git replace files in several steps. After that, it is a conflict as well, until it is a
  /// document again. A symbolic link that leads out of the project is not followed. Images and
  /// colors of the project that changed are read again.
  public func lookAtFile() {
    lookAtAssets()
    guard let file, let project else { return }
    look(at: FileState(path: file.path, in: project), isSaving: false)
  }

  /// Compares a state of the file with the last known one.
  ///
  /// - Parameters:
  ///   - state: The state of the file.
  ///   - isSaving: A Boolean value that indicates whether the document is about to be saved, so
  ///     that a missing or invalid file is not ignored.
  func look(at state: FileState, isSaving: Bool) {
    switch state {
    case .file(let read):
      // The lock of a file that is being saved is not kept.
      let now = read.unlocked
      if now.bytes == file?.bytes { return endConflict() }
      guard now.bytes != fileConflict?.file?.bytes else { return }
      if let theirs = try? now.document() {
        follow(theirs, now)
      } else {
        let kind: FileConflict.Kind = now.bytes.isEmpty ? .empty : .damaged
        report(FileConflict(kind: kind, file: now), isSaving)
      }
    case .removed: report(FileConflict(kind: .removed), isSaving)
    case .unreadable: report(FileConflict(kind: .unreadable), isSaving)
    case .link: report(FileConflict(kind: .link), isSaving)
    }
  }

  /// Adopts a changed file, or its changes, if they do not contradict unsaved changes.
  private func follow(_ theirs: InterfaceDocument, _ now: DocumentFile) {
    invalidSince = nil
    fileConflict = nil
    if now.bytes == document.bytes {
      adopt(now)
    } else if !hasChanges {
      take(theirs, now)
    } else if let base = file,
      let merged = DocumentMerge.merged(
        base: base.bytes, ours: document.bytes, theirs: now.bytes, name: base.path)
    {
      take(merged, now)
    } else {
      fileConflict = FileConflict(kind: .changed, file: now)
    }
    changed()
  }

  /// Records that the file is missing or invalid, unless it may still be in the course of being
  /// replaced.
  private func report(_ conflict: FileConflict, _ isSaving: Bool) {
    // A document that cannot be saved requires no decision.
    guard !isReadOnly, fileConflict?.isSame(as: conflict) != true else { return }
    let since = invalidSince ?? .now
    invalidSince = since
    guard isSaving || since.duration(to: .now) >= replacementTime else { return }
    fileConflict = conflict
    changed()
  }

  /// Ends the conflict with the file.
  private func endConflict() {
    invalidSince = nil
    guard fileConflict != nil else { return }
    fileConflict = nil
    changed()
  }

  /// Replaces the document with the one in the file, as a step that can be undone.
  func take(_ new: InterfaceDocument, _ now: DocumentFile) {
    replace(with: new, named: "External Changes")
    adopt(now)
  }

  /// Makes a state of the file the saved state.
  func adopt(_ now: DocumentFile) {
    file = now.unlocked
    saved = now.bytes
    fileConflict = nil
    invalidSince = nil
  }

  /// Returns the file at the path of a document.
  ///
  /// - Throws: The reason why there is no file that can be read.
  static func file(at path: String, in project: ProjectFolder) throws -> DocumentFile {
    switch FileState(path: path, in: project) {
    case .file(let file): return file
    case .link: throw linkOut(path)
    // The initializer throws the error for a missing file.
    case .removed: return try DocumentFile(path: path)
    case .unreadable(let error): throw error
    }
  }

  /// Returns the error for a symbolic link that is not followed.
  nonisolated static func linkOut(_ path: String) -> StudioError {
    StudioError(
      "\((path as NSString).lastPathComponent) is a symbolic link that points outside the project or "
        + "to a missing file",
      hint: "choose another file")
  }
}
