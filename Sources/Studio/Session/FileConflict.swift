import InterfaceBuilder

/// A state of the file that needs a decision before the document can be saved.
struct FileConflict {
  /// The change that another program made to the file.
  enum Kind: String, Encodable {
    /// It changed objects that have unsaved changes.
    case changed
    /// It removed the file.
    case removed
    /// It left a file without bytes.
    case empty
    /// It left a file that is not a document.
    case damaged
    /// It left a file that cannot be read, or a folder, pipe or device.
    case unreadable
    /// It replaced the file with a symbolic link that leads out of the project, or to no file.
    case link
  }

  /// The change that another program made to the file.
  var kind: Kind
  /// The file; nil if it was not read.
  var file: DocumentFile?

  /// Returns a Boolean value that indicates whether the file is still the same.
  func isSame(as other: FileConflict) -> Bool {
    kind == other.kind && file?.bytes == other.file?.bytes
  }
}

/// The kind of file at the path of a document.
enum FileState {
  /// A regular file, which may not be a document.
  case file(DocumentFile)
  /// Nothing.
  case removed
  /// A file that cannot be read, or that is not a regular one.
  case unreadable(InterfaceDocumentError)
  /// A symbolic link that leads out of the project, or to no file.
  case link

  /// Reads what is at a path.
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

  /// Locks and reads what is at a path. Returns nil if another program has locked the file.
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

  /// The state of a path without a file, and of one that is not followed; nil for any other.
  private static func withoutFile(_ path: String, _ project: ProjectFolder) -> FileState? {
    let type = FileType(path)
    if type == .missing { return .removed }
    let leadsNowhere = type == .link && FileType(following: path) == .missing
    return leadsNowhere || !project.contains(path) ? .link : nil
  }
}
