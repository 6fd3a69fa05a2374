import Foundation

/// The state of a file or folder when the project was searched.
struct WatchedPlace: Sendable {
  /// The path of the file or folder.
  private let path: String
  /// The modification date of the file or folder, or `nil` if a later change could have the same
  /// date.
  private var modified: FileStatus.Time?
  /// A Boolean value that indicates whether there was a file or folder.
  private var exists: Bool
  /// The names of the folder's files if only changes of this list are of interest, or `nil` if
  /// every change is. Programs that write a document change its folder, but not this list.
  private let names: [String]?

  /// The age, in seconds, from which a later change cannot have the same modification date. File
  /// systems round dates to up to two seconds (FAT).
  private static let settlingTime = 2

  /// Records the state of a file or folder. `names` are the names in a folder that `listed(in:)`
  /// returned.
  init(_ path: String, names: [String]? = nil) {
    self.path = path
    self.names = names
    exists = false
    note(FileStatus(path))
  }

  /// Returns the names in a folder that a search reads, sorted. Hidden files are skipped.
  static func listed(in folder: String) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter { !$0.hasPrefix(".") }.sorted()
  }

  /// Checks the file or folder again, and returns true if it changed.
  mutating func hasChanged() -> Bool {
    let now = FileStatus(path)
    if let now, let modified, now.modified == modified { return false }
    if now == nil, !exists { return false }
    guard let names, now != nil, names == Self.listed(in: path) else { return true }
    note(now)
    return false
  }

  private mutating func note(_ status: FileStatus?) {
    exists = status != nil
    let newest = Int(Date().timeIntervalSince1970) - Self.settlingTime
    modified = status.flatMap { $0.modified.seconds < newest ? $0.modified : nil }
  }
}
