import AutoLayout
import Foundation
import InterfaceBuilder
import LayoutAnalysis

/// The snapshots in a folder.
///
///     Recorded/login-320.json
///     Recorded/login-414.json
///
/// They come from another program, and may be untrusted: symbolic links that lead out of the
/// project are not followed, and the number and the size of the files are limited.
struct SnapshotFolder {
  /// The layouts, by file name.
  let snapshots: [LayoutSnapshot]

  /// The maximum number of files that are read: far more than the sizes and settings of a screen.
  private static let maxFiles = 1_000

  /// The maximum total size of all files, in bytes: a thousand layouts of 160 views. Decoded, they
  /// need a few times as much memory.
  private static let maxBytes = 256 << 20

  /// Reads all files of a folder whose names end in `.json`.
  ///
  /// - Throws: `DocumentFailure` for a folder that cannot be read or has no snapshots, for too many
  ///   or too large files, and for an invalid snapshot.
  init(_ folder: String) throws(DocumentFailure) {
    guard let entries = try? FileManager.default.contentsOfDirectory(atPath: folder) else {
      throw DocumentFailure(
        file: folder, message: "the folder cannot be read",
        hint: "check the path and the permissions",
        status: .cannotOpen)
    }
    let names = entries.filter { $0.hasSuffix(".json") }.sorted()
    guard !names.isEmpty, names.count <= Self.maxFiles else {
      throw DocumentFailure(
        file: folder,
        message: names.isEmpty
          ? "the folder contains no .json files" : "the folder contains \(names.count) .json files",
        hint: "specify a folder with 1 to \(Self.maxFiles) snapshots", status: .cannotOpen)
    }
    var found: [LayoutSnapshot] = []
    var size = 0
    for name in names {
      let path = "\(folder)/\(name)"
      try ProjectBoundary.rejectLinkOut(path)
      let bytes: Data
      do throws(InterfaceDocumentError) {
        bytes = try RegularFile.read(path, name: path, limit: SnapshotFile.maxBytes)
      } catch {
        throw DocumentFailure(error)
      }
      size += bytes.count
      guard size <= Self.maxBytes else {
        throw DocumentFailure(
          file: folder, message: "the snapshots are larger than \(Self.maxBytes >> 20) MB in total",
          hint: "compare fewer of them at a time", status: .badData)
      }
      do throws(SnapshotFile.Failure) {
        found.append(try SnapshotFile(bytes).snapshot)
      } catch {
        throw DocumentFailure(
          file: path, message: error.message, hint: error.hint, status: .badData)
      }
    }
    snapshots = found
  }
}
