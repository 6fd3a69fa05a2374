import AutoLayout
import Foundation
import InterfaceBuilder

/// The selectors of unwind actions in sources. A source is read again after it changes.
struct SourceActions {
  /// The data of a source when it was read.
  private struct Known {
    var modified: FileStatus.Time
    var size: Int
    var selectors: [String]
  }

  /// The sources that were read, by path.
  private var known: [String: Known] = [:]

  /// The maximum number of sources that are read. Large public projects have a few thousand.
  private static let sourceCount = 5000
  /// The maximum size of a source, in bytes. Longer ones are generated.
  private static let sourceSize = 1 << 20
  /// The maximum number of bytes that one request reads, which takes about a second. The next
  /// request reads the rest.
  private static let readSize = 32 << 20

  /// Returns the selectors of some sources. Links are not followed.
  ///
  /// - Complexity: O(*n* + *b*), where *n* is the number of sources, and *b* is the number of bytes
  ///   in those that changed.
  mutating func unwindActions(in sources: [URL]) -> [String] {
    var current: [String: Known] = [:]
    var rest = Self.readSize
    for source in sources.prefix(Self.sourceCount) {
      guard let status = FileStatus(source.path), status.kind == .file,
        status.size <= Self.sourceSize
      else { continue }
      if let old = known[source.path], old.modified == status.modified, old.size == status.size {
        current[source.path] = old
        continue
      }
      guard status.size <= rest, let data = try? Data(contentsOf: source) else { continue }
      rest -= status.size
      current[source.path] = Known(
        modified: status.modified, size: status.size,
        selectors: UnwindAction.selectors(in: Array(data)))
    }
    known = current
    return current.values.flatMap(\.selectors)
  }
}
