import AutoLayout
import Foundation
import InterfaceBuilder
import LayoutAnalysis

/// The documents of a work tree and of a commit, compared by their bytes.
///
/// Git would run the filters that the repository configures to compare them. Here contents are read
/// and named by `GitBlob`. With filters other than Git LFS, a document that did not change counts as
/// changed.
struct GitChanges {
  /// The top of the work tree, as a path without symbolic links.
  private let top: String
  /// The entries of the commit, by path from the top.
  private let stored: [String: GitEntry]
  /// The documents of the index, and of the work tree without those that are ignored, by path.
  private let listed: Set<String>
  /// The documents that a sparse checkout leaves out of the work tree.
  private let leftOut: Set<String>

  /// Creates a comparison of the entries of a commit with the lines of `git ls-files -t`.
  init(top: String, entries: [GitEntry], files: [String]) {
    self.top = top
    stored = Dictionary(entries.map { ($0.path, $0) }) { first, _ in first }
    // `H App/Main.storyboard`, with S for what a sparse checkout leaves out.
    let lines = files.map { (tag: $0.first, path: String($0.dropFirst(2))) }
    listed = Set(lines.map(\.path))
    leftOut = Set(lines.filter { $0.tag == "S" }.map(\.path))
  }

  /// The documents that differ, without symbolic links and what was one; paths from the top, in
  /// their order.
  var changedFiles: [String] {
    listed.union(stored.keys).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
      .filter { stored[$0]?.kind != .link && !isLinked($0) }
      .filter(isChanged)
  }

  /// Returns a Boolean value that indicates whether a file exists and differs from the commit, or is
  /// unknown to git and not ignored. A link itself counts, not what it leads to. The path is absolute,
  /// and no symbolic link leads to its folder.
  func contains(_ place: String) -> Bool {
    guard place.hasPrefix(top == "/" ? top : top + "/"), FileStatus(place) != nil else {
      return false
    }
    return isChanged(String(place.dropFirst(top == "/" ? 1 : top.count + 1)))
  }

  /// Returns whether a path or a folder of it is a symbolic link in the work tree.
  private func isLinked(_ path: String) -> Bool {
    var part = path[...]
    while !part.isEmpty {
      if ProjectBoundary.isLink("\(top)/\(part)") { return true }
      part = part[..<(part.lastIndex(of: "/") ?? part.startIndex)]
    }
    return false
  }

  /// Returns whether a path has another content than in the commit, or exists in one of them only.
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

  /// The bytes of a file, or the destination of a link, or `nil` if it is of another kind.
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
