import InterfaceBuilder

/// A state of the file that needs a decision before the document can be saved.
struct FileConflict {
  /// The change that another program made to the file.
  enum Kind: String, Encodable {
    /// The other program changed objects that have unsaved changes.
    case changed
    /// The other program removed the file.
    case removed
    /// The other program left an empty file.
    case empty
    /// The other program left a file that is not a document.
    case damaged
    /// The other program left a file that cannot be read, or a folder, pipe or device.
    case unreadable
    /// The other program replaced the file with a symbolic link that leads out of the project or to
    /// a missing file.
    case link
  }

  /// The change that another program made to the file.
  var kind: Kind
  /// The file, or `nil` if it was not read.
  var file: DocumentFile?

  /// Returns a Boolean value that indicates whether two conflicts have the same kind and the same
  /// content of the file.
  func isSame(as other: FileConflict) -> Bool {
    kind == other.kind && file?.bytes == other.file?.bytes
  }
}

/// The kind of file at the path of a document.
enum FileState {
  /// A regular file, which is not necessarily a document.
  case file(DocumentFile)
  /// There is no file.
  case removed
  /// A file that cannot be read, or that is not a regular one.
  case unreadable(InterfaceDocumentError)
  /// A symbolic link that leads out of the project or to a missing file.
  case link

  /// Reads the file at a path.
  init(path: String, in project: ProjectFolder) {
    if let state = Self.withoutFile(path, project) {
      self = state
      return
    }
    do throws(InterfaceDocumentError) {
      self = .file(try DocumentFile(path: path))
    } catch {
      self = .unreadable(error)
    }
  }

  /// Locks and reads the file at a path. Fails if another program has locked the file.
  init?(locking path: String, in project: ProjectFolder) {
    if let state = Self.withoutFile(path, project) {
      self = state
      return
    }
    do throws(InterfaceDocumentError) {
      guard let file = try DocumentFile(lockingIfFree: path) else { return nil }
      self = .file(file)
    } catch {
      self = .unreadable(error)
    }
  }

  /// Returns the state of a path without a file or with a link that is not followed, or `nil` for
  /// any other path.
  private static func withoutFile(_ path: String, _ project: ProjectFolder) -> FileState? {
    let type = FileType(path)
    if type == .missing { return .removed }
    let leadsNowhere = type == .link && FileType(following: path) == .missing
    return leadsNowhere || !project.contains(path) ? .link : nil
  }
}
