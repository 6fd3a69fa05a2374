import AutoLayout
import Foundation
import InterfaceBuilder
import LayoutAnalysis

/// The documents of a work tree and of a commit, compared by their bytes.
///
/// To compare them, Git would run the filters that the repository configures. Therefore, contents
/// are read and hashed by `GitBlob` instead. With filters other than Git LFS, an unchanged document
/// is reported as changed.
struct GitChanges {
  /// The top of the work tree, as a path without symbolic links.
  private let top: String
  /// The entries of the commit, by path from the top.
  private let stored: [String: GitEntry]
  /// The documents of the index, and those of the work tree that are not ignored, by path.
  private let listed: Set<String>
  /// The documents that a sparse checkout excludes from the work tree.
  private let leftOut: Set<String>

  /// Creates a comparison of the entries of a commit with the lines of `git ls-files -t`.
  init(top: String, entries: [GitEntry], files: [String]) {
    self.top = top
    stored = Dictionary(entries.map { ($0.path, $0) }) { first, _ in first }
    // The format is `H App/Main.storyboard`, with S for files that a sparse checkout excludes.
    let lines = files.map { (tag: $0.first, path: String($0.dropFirst(2))) }
    listed = Set(lines.map(\.path))
    leftOut = Set(lines.filter { $0.tag == "S" }.map(\.path))
  }

  /// The documents that differ, except for symbolic links and former ones, as sorted paths from the
  /// top.
  var changedFiles: [String] {
    listed.union(stored.keys).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
      .filter { stored[$0]?.kind != .link && !isLinked($0) }
      .filter(isChanged)
  }

  /// Returns a Boolean value that indicates whether a file exists and differs from the commit, or
  /// is untracked and not ignored. For a symbolic link, the link itself is compared and not its
  /// destination. The path must be absolute, without symbolic links in its folder.
  func contains(_ place: String) -> Bool {
    guard place.hasPrefix(top == "/" ? top : top + "/"), FileStatus(place) != nil else {
      return false
    }
    return isChanged(String(place.dropFirst(top == "/" ? 1 : top.count + 1)))
  }

  /// Returns a Boolean value that indicates whether a path or one of its folders is a symbolic link
  /// in the work tree.
  private func isLinked(_ path: String) -> Bool {
    var part = path[...]
    while !part.isEmpty {
      if ProjectBoundary.isLink("\(top)/\(part)") { return true }
      part = part[..<(part.lastIndex(of: "/") ?? part.startIndex)]
    }
    return false
  }

  /// Returns a Boolean value that indicates whether the content at a path differs from the commit,
  /// or exists in only one of them.
  private func isChanged(_ path: String) -> Bool {
    let exists = FileStatus("\(top)/\(path)") != nil
    guard let entry = stored[path], entry.kind != .submodule else {
      return exists && listed.contains(path)
    }
    guard exists else { return !leftOut.contains(path) }
    guard let bytes = content(of: "\(top)/\(path)", isLink: entry.kind == .link) else {
      return true
    }
    return !GitBlob(bytes: bytes).isStored(as: entry.hash)
  }

  /// Returns the bytes of a file, or the destination of a link, or `nil` for any other type.
  private func content(of place: String, isLink: Bool) -> [UInt8]? {
    guard isLink == ProjectBoundary.isLink(place) else { return nil }
    if isLink {
      let target = try? FileManager.default.destinationOfSymbolicLink(atPath: place)
      return target.map { Array($0.utf8) }
    }
    let limit = XMLLimits().fileSize
    guard let data = try? RegularFile.read(place, name: place, limit: limit), data.count <= limit
    else { return nil }
    return Array(data)
  }
}
