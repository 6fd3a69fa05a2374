/// A change of a document as a value: byte ranges and the bytes that replace them.
///
/// An edit contains the bytes that it removes. It can therefore be undone, stored and sent to
/// another process, and it is rejected if the bytes are no longer those for which it was made.
///
///     let edit = try editor.edit()
///     let after = try edit.applied(to: before)
///     let again = try edit.inverse.applied(to: after)  // == before
public struct DocumentEdit: Hashable, Sendable, Codable {
  /// The patches from the start of the file to its end, without overlaps.
  public private(set) var patches: [DocumentPatch]

  /// Creates an edit without changes.
  public init() { patches = [] }

  /// Creates an edit of patches that do not overlap, in any order.
  ///
  /// Adjacent patches are merged, and a patch without changes is omitted. Returns `nil` if two
  /// patches overlap or an offset is negative.
  ///
  /// - Complexity: O(*n* log *n*), where *n* is the number of patches.
  public init?(_ patches: [DocumentPatch]) {
    var joined: [DocumentPatch] = []
    // An insertion precedes a removal at the same offset.
    let sorted = patches.enumerated().sorted {
      ($0.element.offset, $0.element.removed.count, $0.offset)
        < ($1.element.offset, $1.element.removed.count, $1.offset)
    }
    for (_, patch) in sorted where patch.removed != patch.inserted {
      guard patch.offset >= 0 else { return nil }
      guard let last = joined.last else {
        joined.append(patch)
        continue
      }
      let end = last.offset + last.removed.count
      guard patch.offset >= end else { return nil }
      if patch.offset == end {
        joined[joined.count - 1].removed += patch.removed
        joined[joined.count - 1].inserted += patch.inserted
      } else {
        joined.append(patch)
      }
    }
    self.patches = joined
  }

  /// A Boolean value that indicates whether the edit has no changes.
  public var isEmpty: Bool { patches.isEmpty }

  /// The edit that reverts this one: applied to the bytes after it, it produces those before it.
  ///
  /// - Complexity: O(*n*), where *n* is the number of bytes of the patches.
  public var inverse: DocumentEdit {
    var result = DocumentEdit()
    var shift = 0
    for patch in patches {
      result.patches.append(
        DocumentPatch(
          offset: patch.offset + shift, removed: patch.inserted, inserted: patch.removed))
      shift += patch.inserted.count - patch.removed.count
    }
    return result
  }

  /// Returns the bytes after the edit, or `nil` if the document does not have the bytes that the
  /// edit removes.
  ///
  /// - Complexity: O(*n*), where *n* is the number of bytes.
  public func applied(to bytes: [UInt8]) -> [UInt8]? {
    var result: [UInt8] = []
    var copied = 0
    for patch in patches {
      let (end, overflows) = patch.offset.addingReportingOverflow(patch.removed.count)
      guard patch.offset >= copied, !overflows, end <= bytes.count,
        bytes[patch.offset..<end].elementsEqual(patch.removed)
      else { return nil }
      result += bytes[copied..<patch.offset]
      result += patch.inserted
      copied = end
    }
    return result + bytes[copied...]
  }

  /// Returns the smallest edit with one patch that changes `before` into `after`: without the
  /// common start and end.
  ///
  /// - Complexity: O(*n*), where *n* is the number of bytes.
  public static func from(_ before: [UInt8], to after: [UInt8]) -> DocumentEdit {
    let common = min(before.count, after.count)
    let start = (0..<common).first { before[$0] != after[$0] } ?? common
    var tail = 0
    while tail < common - start,
      before[before.count - 1 - tail] == after[after.count - 1 - tail]
    { tail += 1 }
    let patch = DocumentPatch(
      offset: start, removed: Array(before[start..<before.count - tail]),
      inserted: Array(after[start..<after.count - tail]))
    return DocumentEdit([patch]) ?? DocumentEdit()
  }
}
