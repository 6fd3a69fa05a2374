import Foundation
import InterfaceBuilder

/// A document that is open in the studio: its bytes as they are now, and the way back to every
/// earlier state.
///
/// Every step is kept as the edits that made it. An edit has an inverse, so that undoing restores the
/// bytes exactly, however long the history is.
///
/// Nothing reaches the file but by `save()`. The file may change meanwhile, by an editor or git;
/// `lookAtFile()` finds that out.
@MainActor
public final class StudioDocument {
  /// The document as it is now.
  public private(set) var document: InterfaceDocument
  /// Counts the changes of any kind; windows tell by it whether they are up to date.
  public private(set) var revision = 0
  /// The file as it was when it was last read or written; nil for a document without one.
  private(set) var file: DocumentFile?
  /// The bytes that count as saved.
  private var saved: [UInt8]
  /// What the file holds now where that does not go together with the changes here.
  private(set) var dispute: DocumentFile?

  /// One step of undoing: the edits of one gesture, in order.
  private struct Step {
    /// What the menus call the step.
    var name: String
    /// The gesture that the edits belong to; nil for edits of their own.
    var gesture: String?
    /// The edits in the order in which they were made.
    var edits: [DocumentEdit]
  }

  /// Steps that can be made again, the next one last.
  private var undone: [Step] = []
  /// Steps that can be undone, the next one last.
  private var done: [Step] = []
  /// Whether edits and saving are rejected.
  private let isReadOnly: Bool
  /// The issues of a revision of the document.
  private var found: (revision: Int, issues: [IssueModel])?
  /// How often the rules were asked, for tests.
  private(set) var searches = 0
  /// What is called after every change, by token.
  private var onChange: [UUID: @MainActor () -> Void] = [:]

  /// Opens a file.
  ///
  /// - Throws: `InterfaceDocumentError` where it is no document that can be laid out.
  public init(path: String, isReadOnly: Bool = false) throws {
    let file = try DocumentFile(path: path)
    self.file = file
    saved = file.bytes
    document = try file.document()
    self.isReadOnly = isReadOnly
  }

  /// A document in memory alone.
  ///
  /// - Throws: `InterfaceDocumentError` where the bytes are no document that can be laid out.
  public init(data: Data, name: String) throws {
    document = try InterfaceDocument(data: data, name: name)
    saved = document.bytes
    isReadOnly = false
  }

  /// Whether the file lacks changes.
  public var isDirty: Bool { document.bytes != saved }
  /// The names of what undo and redo would do next.
  public var undoName: String? { done.last?.name }
  /// What redo would do next.
  public var redoName: String? { undone.last?.name }

  /// Calls `body` after every change, until the token is given back.
  ///
  /// The body is called on the main actor, after the document has its new state.
  func observe(_ body: @escaping @MainActor () -> Void) -> UUID {
    let token = UUID()
    onChange[token] = body
    return token
  }

  /// Ends an observation.
  func stopObserving(_ token: UUID) { onChange[token] = nil }

  /// Makes an edit.
  ///
  /// - Parameters:
  ///   - edit: What changes.
  ///   - gesture: Names the movement that the edit is a part of; edits in a row of the same gesture
  ///     are undone together.
  /// - Returns: Whether anything changed.
  /// - Throws: What `StudioEdit.edit(of:)` throws, and `StudioError` where nothing may be changed.
  @discardableResult
  public func perform(_ edit: StudioEdit, gesture: String? = nil) throws -> Bool {
    guard !isReadOnly else { throw StudioDocument.readOnly }
    let change = try edit.edit(of: document)
    guard !change.isEmpty else { return false }
    document = try document.applying(change)
    undone = []
    if let gesture, done.last?.gesture == gesture {
      done[done.count - 1].edits.append(change)
    } else {
      done.append(Step(name: edit.name, gesture: gesture, edits: [change]))
    }
    changed()
    return true
  }

  /// Takes the last step back; does nothing where there is none.
  ///
  /// - Throws: `InterfaceDocumentError` if the bytes are not those that the step left, which is an
  /// internal error.
  public func undo() throws {
    guard let step = done.last else { return }
    var current = document
    for edit in step.edits.reversed() { current = try current.applying(edit.inverse) }
    document = current
    done.removeLast()
    undone.append(step)
    changed()
  }

  /// Does again what was taken back last.
  ///
  /// - Throws: `InterfaceDocumentError` if the bytes are not those that the step was made for,
  /// which is an internal error.
  public func redo() throws {
    guard let step = undone.last else { return }
    var current = document
    for edit in step.edits { current = try current.applying(edit) }
    document = current
    undone.removeLast()
    done.append(step)
    changed()
  }

  /// Writes the file, all of it or nothing; changes of others are taken in or asked about first.
  ///
  /// - Returns: Whether the file has the changes now; false where there is a dispute.
  @discardableResult
  public func save() throws -> Bool {
    guard !isReadOnly else { throw StudioDocument.readOnly }
    lookAtFile()
    guard dispute == nil else { return false }
    guard let file, isDirty else { return true }
    adopt(try file.replace(with: document.bytes))
    changed()
    return true
  }

  /// What the rules find in the document as it is now; looked for once a state, whatever scenes and
  /// windows ask.
  ///
  /// Costs layouts of all scenes for each new state.
  func issues() -> [IssueModel] {
    if let found, found.revision == revision { return found.issues }
    let issues = IssueFinder(document).issues()
    found = (revision, issues)
    searches += 1
    return issues
  }

  /// The error of edits in a studio that only reads.
  static let readOnly = StudioError(
    "the studio was started with --read-only", hint: "start it without to change documents")

  /// Counts a change and calls the observers.
  private func changed() {
    revision += 1
    for body in onChange.values { body() }
  }

  // MARK: - Changes of others

  /// What to do with a dispute.
  public enum Resolution: String, Codable, Sendable {
    /// The changes made in the studio stay, and the next save replaces the file.
    case keepMine
    /// The file replaces the changes made in the studio, as a step that can be undone.
    case takeTheirs
  }

  /// Compares the file with what was read.
  ///
  /// A changed file is taken over where nothing was changed here. Where both changed, the changes are
  /// joined if no object was changed by both, as one more step that can be undone; otherwise a
  /// dispute is kept until it is resolved, here or by the file going back to what was read. A file that
  /// is gone or broken is left alone until it is whole again: editors and git replace files in more than
  /// one step.
  public func lookAtFile() {
    guard let file, let now = try? DocumentFile(path: file.path) else { return }
    if now.bytes == file.bytes { return endDispute() }
    guard now.bytes != dispute?.bytes, let theirs = try? now.document() else { return }
    dispute = nil
    if now.bytes == document.bytes {
      adopt(now)
    } else if !isDirty {
      take(theirs, now)
    } else if let merged = DocumentMerge.merged(
      base: file.bytes, ours: document.bytes, theirs: now.bytes, name: file.path)
    {
      take(merged, now)
    } else {
      dispute = now
    }
    changed()
  }

  /// Forgets what the file held for a while.
  private func endDispute() {
    guard dispute != nil else { return }
    dispute = nil
    changed()
  }

  /// Ends a dispute: the file's state, or what is here, which the next save writes.
  ///
  /// - Throws: `InterfaceDocumentError` if the file no longer holds a document.
  public func resolve(_ resolution: Resolution) throws {
    guard let now = dispute else { return }
    dispute = nil
    if resolution == .takeTheirs { take(try now.document(), now) } else { adopt(now) }
    changed()
  }

  /// Replaces the document by one that was read from the file, as a step that can be undone.
  private func take(_ new: InterfaceDocument, _ now: DocumentFile) {
    let edit = DocumentEdit.from(document.bytes, to: new.bytes)
    if !edit.isEmpty {
      done.append(Step(name: "Changes Made Elsewhere", gesture: nil, edits: [edit]))
      undone = []
    }
    document = new
    adopt(now)
  }

  /// Counts a state of the file as the saved one.
  private func adopt(_ now: DocumentFile) {
    file = now
    saved = now.bytes
  }
}
