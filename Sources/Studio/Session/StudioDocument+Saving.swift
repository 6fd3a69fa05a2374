import Foundation
import InterfaceBuilder

/// Saving, which waits for other programs without blocking.
extension StudioDocument {
  /// Writes the file atomically. Changes to the file by other programs are merged, or must be
  /// resolved first.
  ///
  /// The method waits up to 15 seconds while another program has locked the file. Editing continues
  /// in the meantime, and the file gets the state of the document at the time when the lock is
  /// acquired.
  ///
  /// - Returns: A Boolean value that indicates whether the file now has the changes; false if there
  ///   is a conflict with the file.
  /// - Throws: `StudioError` if the document is read-only or the file stays locked;
  ///   `InterfaceDocumentError` if the system refuses to write the file.
  @discardableResult
  public func save() async throws -> Bool {
    guard !isReadOnly else { throw StudioDocument.readOnly }
    if let saving { return try await saving.value }
    let task = Task { try await write() }
    saving = task
    defer { saving = nil }
    return try await task.value
  }

  /// Writes the file if there are changes and no conflict with it.
  private func write() async throws -> Bool {
    guard let path = file?.path, let project else { return true }
    guard isDirty else {
      lookAtFile()
      return fileConflict == nil
    }
    lookAtAssets()
    let state = try await locked(path, in: project)
    // The document may have been saved to another file in the meantime.
    guard file?.path == path else { return try await write() }
    return try write(to: state)
  }

  /// Writes a locked file, unless there is a conflict with it.
  private func write(to state: FileState) throws -> Bool {
    look(at: state, isSaving: true)
    guard fileConflict == nil else { return false }
    if case .file(let now) = state, hasChanges { try replace(now) }
    return true
  }

  /// The resolutions of a conflict between the file and the document.
  public enum Resolution: String, Codable, Sendable {
    /// The document replaces the file, or is written again if the file was removed.
    case keepMine
    /// The file replaces the changes in the studio, as a step that can be undone.
    case takeTheirs
  }

  /// Resolves a conflict by adopting the state of the file, or by writing the document.
  ///
  /// If the file changed again, nothing is written, and the new state of the file becomes the
  /// conflict.
  ///
  /// - Throws: `StudioError` if the file is locked, does not contain a document, or is a symbolic
  ///   link that leads out of the project; `InterfaceDocumentError` if the system refuses to write
  ///   the file.
  public func resolve(_ resolution: Resolution) async throws {
    guard !isReadOnly else { throw StudioDocument.readOnly }
    guard let conflict = fileConflict, let path = file?.path, let project else { return }
    guard resolution == .keepMine else { return try takeTheirs(conflict) }
    let state = try await locked(path, in: project)
    guard file?.path == path else { return }
    switch state {
    case .file(let now) where now.bytes == conflict.file?.bytes: try replace(now)
    case .file: _ = try write(to: state)
    case .removed: try createFile(path, in: project)
    case .unreadable(let error): throw error
    case .link: throw Self.linkOut(path)
    }
  }

  /// Replaces the document with the one in the file.
  private func takeTheirs(_ conflict: FileConflict) throws {
    guard conflict.kind == .changed, let now = conflict.file else {
      throw StudioError(
        "the file does not contain a valid document",
        hint: "keep your version, or save it to another file")
    }
    take(try now.document(), now)
    changed()
  }

  /// Writes the document to its file, which is locked.
  private func replace(_ now: DocumentFile) throws {
    adopt(try now.replace(with: document.bytes))
    changed()
    writeJournal()
  }

  /// Writes the document to its file again, and creates the folders above it, after they were
  /// removed.
  private func createFile(_ path: String, in project: ProjectFolder) throws {
    let folder = URL(fileURLWithPath: path).absoluteURL.deletingLastPathComponent()
    var known = folder
    while FileType(following: known.path) == .missing { known.deleteLastPathComponent() }
    guard project.contains(known.path) || project.isBelow(known.path) else {
      throw Self.linkOut(path)
    }
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try DocumentFile.create(document.bytes, at: path)
    adopt(try DocumentFile(path: path))
    changed()
    writeJournal()
  }

  /// The time between two attempts to lock a file.
  private static let lockPause = Duration.milliseconds(20)

  /// Locks and reads a file, waiting while another program has locked it.
  ///
  /// - Throws: `StudioError` if the file stays locked.
  func locked(_ path: String, in project: ProjectFolder) async throws -> FileState {
    let start = ContinuousClock.now
    while true {
      if let state = FileState(locking: path, in: project) { return state }
      guard start.duration(to: .now) < lockTimeout else {
        throw StudioError(
          "another program has locked \((path as NSString).lastPathComponent)",
          hint: "nothing was written; save again later, or save to another file")
      }
      try await Task.sleep(for: Self.lockPause)
    }
  }
}
