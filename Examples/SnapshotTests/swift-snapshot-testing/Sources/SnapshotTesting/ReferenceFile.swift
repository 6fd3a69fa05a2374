import Foundation

/// The file of a reference, in `__Snapshots__` next to the test.
struct ReferenceFile {
  /// The location of the file.
  let url: URL

  /// The number of unnamed snapshots, by test.
  nonisolated(unsafe) private static var counts: [String: Int] = [:]

  init(file: StaticString, testName: String, name: String?, pathExtension: String?) {
    let test = URL(fileURLWithPath: "\(file)")
    let folder = test.deletingLastPathComponent().appendingPathComponent("__Snapshots__")
      .appendingPathComponent(test.deletingPathExtension().lastPathComponent)
    let function = String(testName.prefix { $0 != "(" })
    let key = "\(folder.path)/\(function)"
    if name == nil { Self.counts[key, default: 0] += 1 }
    let suffix = name ?? "\(Self.counts[key, default: 0])"
    url = folder.appendingPathComponent("\(function).\(suffix)")
      .appendingPathExtension(pathExtension ?? "")
  }

  /// Returns the difference between a snapshot and its reference, or `nil` if they are equal. Some
  /// modes write the file.
  func compare<Format>(
    _ snapshot: Format, _ diffing: Diffing<Format>, _ record: SnapshotTestingConfiguration.Record
  ) throws -> String? {
    guard record != .all, let data = try? Data(contentsOf: url) else {
      guard record != .never else { return "No reference was found at \(url.path)." }
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try diffing.toData(snapshot).write(to: url)
      return "Recorded \(url.path). Run the test again to compare with it."
    }
    return diffing.diff(diffing.fromData(data), snapshot)?.0
  }
}
