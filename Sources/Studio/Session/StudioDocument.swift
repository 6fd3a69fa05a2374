import AutoLayout
import Foundation
import InterfaceBuilder

/// A document that is open in the studio, with its current bytes and its history.
///
/// The history has the edits of every step. An edit has an inverse, so that undoing restores the
/// exact bytes, regardless of the length of the history.
///
/// Only `save()` and the resolution of a conflict write the file. Editors and Git may change or
/// remove it in the meantime; `lookAtFile()` detects this.
@MainActor
public final class StudioDocument {
  /// The current document.
  public internal(set) var document: InterfaceDocument {
    didSet {
      knownHasChanges = nil
      document.identifierSeed = identifierSeed
      document.fonts = fonts
    }
  }
  /// The font files of the project.
  var fonts = DocumentFonts()
  /// The text from which the identifiers of new objects are derived. For a file, it differs in each
  /// session, so that two people who add the same object to one file get different identifiers, as
  /// in Xcode.
  private let identifierSeed: String
  /// The number of changes of any kind. Windows use it to check whether they are up to date.
  public private(set) var revision = 0
  /// The state of the file when it was last read or written, or `nil` for a document without a
  /// file.
  var file: DocumentFile?
  /// The bytes that are considered saved.
  var saved: [UInt8] { didSet { knownHasChanges = nil } }
  /// A Boolean value that indicates whether the bytes differ from those that are considered saved,
  /// or `nil` before they are compared.
  private var knownHasChanges: Bool?
  /// The state of the file that needs a decision before the document can be saved.
  var fileConflict: FileConflict?
  /// The time at which the file was first missing or invalid, or `nil` while it is valid.
  var invalidSince: ContinuousClock.Instant?
  /// The time for which a missing or invalid file is ignored, because editors and Git replace files
  /// in several steps.
  var replacementTime = Duration.seconds(1)
  /// The save that is waiting for another program, or is in progress.
  var saving: Task<Bool, any Error>?
  /// The time for which a save waits for a program that has locked the file.
  var lockTimeout = Duration.seconds(15)
  /// The folder that symbolic links must not leave, or `nil` for a document without a file.
  let project: ProjectFolder?

  /// A step of the history: the edits of one gesture, in order.
  private struct Step {
    /// The name of the step in menus.
    var name: String
    /// The gesture of the edits, or `nil` for independent edits.
    var gesture: String?
    /// The edits, in the order in which they were performed.
    var edits: [DocumentEdit]
  }

  /// The steps for redo. The next one is the last element.
  private var undone: [Step] = []
  /// The steps for undo. The next one is the last element.
  private var done: [Step] = []
  /// A Boolean value that indicates whether edits and saving are rejected.
  let isReadOnly: Bool
  /// The findings in a revision of the document.
  private var found: (revision: Int, issues: [IssueModel])?
  /// The journals next to the file, of which this session writes the first one without changes of
  /// an earlier session. The array is empty for a document without a file, and for a read-only
  /// one.
  var journals: [Journal]
  /// The images and colors of the project, or `nil` for a document without a file.
  var assets: DocumentAssets?
  /// The selectors of unwind actions in the sources of the project that were read.
  private var sourceActions = SourceActions()
  /// The task that writes the journal after a pause, or `nil` if the journal is up to date.
  var journaling: Task<Void, Never>?
  /// The unsaved documents of earlier sessions, most recent last, until they are restored or
  /// discarded.
  var leftBehind: [(source: Journal, document: InterfaceDocument)] = []
  /// The frames of the last state, so that the next edit does not need to lay it out again.
  let settled: SettledFrames
  /// The number of searches for issues, for tests.
  private(set) var searches = 0
  /// The functions that are called after every change, by token.
  private var onChange: [UUID: @MainActor () -> Void] = [:]

  /// Opens a file.
  ///
  /// - Throws: `InterfaceDocumentError` if the file is not a document that can be laid out;
  ///   `StudioError` if it is a symbolic link that leads out of its project.
  public init(path: String, isReadOnly: Bool = false) throws {
    let project = ProjectFolder(ofDocument: path)
    let file = try Self.file(at: path, in: project)
    self.project = project
    self.file = file
    saved = file.bytes
    identifierSeed = UUID().uuidString
    document = try file.document()
    document.identifierSeed = identifierSeed
    fonts = document.fonts
    self.isReadOnly = isReadOnly
    assets = DocumentAssets.of(URL(fileURLWithPath: path))
    settled = SettledFrames(assets: assets)
    journals = isReadOnly ? [] : Journal.all(document: path)
    leftBehind = Self.leftBehind(in: journals, file)
  }

  /// Creates a document in memory.
  ///
  /// - Throws: `InterfaceDocumentError` if the bytes are not a document that can be laid out.
  public init(data: Data, name: String) throws {
    identifierSeed = ""
    document = try InterfaceDocument(data: data, name: name)
    saved = document.bytes
    isReadOnly = false
    project = nil
    assets = nil
    settled = SettledFrames()
    journals = []
  }

  /// A Boolean value that indicates whether there are unsaved changes, or whether the file was
  /// changed so that it no longer has the content of the document.
  public var isDirty: Bool { fileConflict != nil || hasChanges }
  /// A Boolean value that indicates whether the document differs from the content that was last
  /// read or written.
  var hasChanges: Bool {
    if let knownHasChanges { return knownHasChanges }
    let hasChanges = document.bytes != saved
    knownHasChanges = hasChanges
    return hasChanges
  }
  /// The name of the step that undo reverts.
  public var undoName: String? { done.last?.name }
  /// The name of the step that redo repeats.
  public var redoName: String? { undone.last?.name }

  /// Calls `body` after every change, until the observation is stopped with the returned token.
  ///
  /// `body` is called on the main actor, after the document has its new state.
  func observe(_ body: @escaping @MainActor () -> Void) -> UUID {
    let token = UUID()
    onChange[token] = body
    return token
  }

  /// Ends an observation.
  func stopObserving(_ token: UUID) { onChange[token] = nil }

  /// Performs an edit, and records the frames of the views that it moves in the same step.
  ///
  /// - Parameters:
  ///   - edit: The change.
  ///   - gesture: The name of the gesture to which the edit belongs. Consecutive edits of the same
  ///     gesture are undone together.
  /// - Returns: A Boolean value that indicates whether the document changed.
  /// - Throws: The errors of `StudioEdit.edit(of:)`, and `StudioError` if the document is
  ///   read-only.
  @discardableResult
  public func perform(_ edit: StudioEdit, gesture: String? = nil) throws -> Bool {
    guard !isReadOnly else { throw StudioDocument.readOnly }
    let (change, changed) = try edit.choosingCatalogs(in: document, assets)
      .settle(document, settled)
    guard !change.isEmpty else { return false }
    document = changed
    undone = []
    if let gesture, done.last?.gesture == gesture {
      done[done.count - 1].edits.append(change)
    } else {
      done.append(Step(name: edit.name, gesture: gesture, edits: [change]))
    }
    self.changed()
    return true
  }

  /// Undoes the last step. Without a step, the method has no effect.
  ///
  /// - Throws: `InterfaceDocumentError` if the bytes differ from those after the step, which is an
  ///   internal error.
  public func undo() throws {
    guard let step = done.last else { return }
    var current = document
    for edit in step.edits.reversed() { current = try current.applying(edit.inverse) }
    document = current
    done.removeLast()
    undone.append(step)
    changed()
  }

  /// Repeats the step that was undone last.
  ///
  /// - Throws: `InterfaceDocumentError` if the bytes differ from those before the step, which is an
  ///   internal error.
  public func redo() throws {
    guard let step = undone.last else { return }
    var current = document
    for edit in step.edits { current = try current.applying(edit) }
    document = current
    undone.removeLast()
    done.append(step)
    changed()
  }

  /// Returns the findings of the rules in the current document. The search runs once per revision,
  /// for all scenes and windows.
  ///
  /// A search needs layouts of all scenes.
  func issues() -> [IssueModel] {
    if let found, found.revision == revision { return found.issues }
    let issues = IssueFinder(document).issues()
    found = (revision, issues)
    searches += 1
    return issues
  }

  /// Returns the selectors of the actions to which unwind segues can return: those that segues of
  /// the document name, and those of the project's sources.
  func unwindActions() -> [String] {
    let known = document.tree.allElements.lazy.filter { $0.kind == .segue }
      .compactMap { $0[SegueElement.unwindAction] }
    return Set(known).union(sourceActions.unwindActions(in: assets?.sources ?? [])).sorted()
  }

  /// The named colors of the document and of its project, sorted by name. Menus have at most
  /// `colorCount` of them, and omit names that are too long.
  var colorNames: [String] {
    let entries = document.tree.root.child(DocumentElement.resources).map { Array($0.children) }
    let own = (entries ?? []).filter { $0.kind == .namedColor }
      .compactMap { $0[ResourceElement.name] }
    let names = Set(own).union(assets?.colorNames ?? [])
      .filter { $0.utf8.count <= ObjectNames.maxNameLength }
    return Array(names.sorted().prefix(Self.colorCount))
  }

  /// The maximum number of named colors in menus. Large projects have a few hundred.
  private static let colorCount = 500

  /// Checks for images and colors of the project that were added, changed or removed, and shows
  /// them.
  func lookAtAssets() {
    guard let old = assets else { return }
    let now = old.lookingAgain()
    guard now !== old else { return }
    assets = now
    settled.assets = now
    changed()
  }

  /// The error for edits in a read-only studio.
  static let readOnly = StudioError(
    "the studio was started with --read-only",
    hint: "restart it without --read-only to change documents")

  /// Increments the revision and calls the observers.
  func changed() {
    revision += 1
    planJournal()
    for body in onChange.values { body() }
  }

  /// Replaces the document as a named step, which can be undone.
  func replace(with new: InterfaceDocument, named name: String) {
    let edit = DocumentEdit.from(document.bytes, to: new.bytes)
    if !edit.isEmpty {
      done.append(Step(name: name, gesture: nil, edits: [edit]))
      undone = []
    }
    document = new
  }
}
