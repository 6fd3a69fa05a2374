import Foundation
import InterfaceBuilder

/// Merges two changes of one document if no object was changed by both.
///
/// Objects are elements with identifiers. The lines of an object are those between its tags that do
/// not belong to an object inside it. Lists such as `<constraints>` belong to the surrounding
/// object. Both sides may add to a list: an insertion is not a change of the object itself.
///
/// 1. Compare both versions with the common version, line by line.
/// 2. Fail if an object has changed lines in both versions.
/// 3. Apply the changed lines of both versions.
/// 4. Fail if the result is not a document, or if an identifier occurs twice.
enum DocumentMerge {
  /// Returns the document with both changes, or `nil` if both change the same object, or if the
  /// result would not be a document.
  static func merged(
    base: [UInt8], ours: [UInt8], theirs: [UInt8], name: String
  ) -> InterfaceDocument? {
    guard let document = try? InterfaceDocument(data: Data(base), name: name) else { return nil }
    let baseLines = lines(of: base)
    let mine = hunks(baseLines, lines(of: ours))
    let other = hunks(baseLines, lines(of: theirs))
    let owners = LineOwners(document, baseLines)
    let changed = owners.objects(changedBy: mine).intersection(owners.objects(changedBy: other))
    guard changed.isEmpty, let joined = join(mine, other) else { return nil }
    let bytes = apply(joined, to: baseLines)
    guard let result = try? InterfaceDocument(data: Data(bytes), name: name),
      identifiersAreUnique(result, as: document)
    else { return nil }
    return result
  }

  /// A range of lines that were replaced. An empty range is an insertion before the line.
  struct Hunk: Equatable {
    /// The range of lines in the old text, from 0.
    var range: Range<Int>
    /// The new lines.
    var lines: [ArraySlice<UInt8>]
  }

  /// Returns the lines of a text with their line endings.
  ///
  /// - Complexity: O(*n*), where *n* is the number of bytes.
  static func lines(of bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var start = 0
    for (index, byte) in bytes.enumerated() where byte == 10 {
      lines.append(bytes[start...index])
      start = index + 1
    }
    if start < bytes.count { lines.append(bytes[start...]) }
    return lines
  }

  /// Returns the ranges of lines that differ, in order.
  static func hunks(
    _ old: [ArraySlice<UInt8>], _ new: [ArraySlice<UInt8>]
  ) -> [Hunk] {
    var removed: Set<Int> = []
    var inserted: Set<Int> = []
    for change in new.difference(from: old) {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    var hunks: [Hunk] = []
    var (a, b) = (0, 0)
    while a < old.count || b < new.count {
      guard removed.contains(a) || inserted.contains(b) else {
        a += 1
        b += 1
        continue
      }
      let start = (a, b)
      while a < old.count, removed.contains(a) { a += 1 }
      while b < new.count, inserted.contains(b) { b += 1 }
      hunks.append(Hunk(range: start.0..<a, lines: Array(new[start.1..<b])))
    }
    return hunks
  }

  /// Returns both lists in order, or `nil` if two ranges overlap. Insertions at the same position
  /// follow each other, those of the first list first. A replacement that is in both lists is
  /// applied once.
  private static func join(_ first: [Hunk], _ second: [Hunk]) -> [Hunk]? {
    var joined: [Hunk] = []
    let all = first + second.filter { !first.contains($0) }
    for hunk in all.enumerated().sorted(by: {
      ($0.element.range.lowerBound, $0.element.range.upperBound, $0.offset)
        < ($1.element.range.lowerBound, $1.element.range.upperBound, $1.offset)
    }).map(\.element) {
      if let last = joined.last, hunk.range.lowerBound < last.range.upperBound { return nil }
      joined.append(hunk)
    }
    return joined
  }

  /// Returns the text with the replaced ranges.
  private static func apply(_ hunks: [Hunk], to lines: [ArraySlice<UInt8>]) -> [UInt8] {
    var result: [UInt8] = []
    var place = 0
    for hunk in hunks {
      for line in lines[place..<hunk.range.lowerBound] { result += line }
      for line in hunk.lines { result += line }
      place = hunk.range.upperBound
    }
    for line in lines[place...] { result += line }
    return result
  }

  /// Returns a Boolean value that indicates whether every identifier that was unique still occurs
  /// at most once.
  private static func identifiersAreUnique(
    _ new: InterfaceDocument, as old: InterfaceDocument
  ) -> Bool {
    duplicates(new).isSubset(of: duplicates(old))
  }

  /// Returns the identifiers that more than one object has.
  private static func duplicates(_ document: InterfaceDocument) -> Set<String> {
    Set(document.duplicates.compactMap(\.id))
  }
}

/// The objects to which the lines of a document belong.
private struct LineOwners {
  /// The byte offset of the start tag of the innermost object with an identifier, by line, or 0 if
  /// there is none.
  private var owners: [Int]

  /// Creates the owners of the lines of a document.
  ///
  /// - Complexity: O(*n*), where *n* is the number of elements and lines.
  init(_ document: InterfaceDocument, _ lines: [ArraySlice<UInt8>]) {
    var starts: [Int] = []
    var place = 0
    for line in lines {
      starts.append(place)
      place += line.count
    }
    owners = Array(repeating: 0, count: lines.count)
    /// Returns the index of the line at an offset, with a binary search.
    func line(at offset: Int) -> Int {
      var (low, high) = (0, starts.count)
      while high - low > 1 {
        let middle = (low + high) / 2
        if starts[middle] <= offset { low = middle } else { high = middle }
      }
      return low
    }
    // Parents precede children, so that the innermost object is set last.
    for element in document.tree.allElements where element.id != nil {
      guard !lines.isEmpty else { return }
      let range = element.range
      for index in line(
        at: range.lowerBound)...line(at: max(range.lowerBound, range.upperBound - 1))
      {
        owners[index] = range.lowerBound
      }
    }
  }

  /// Returns the objects with changed or removed lines.
  func objects(changedBy hunks: [DocumentMerge.Hunk]) -> Set<Int> {
    Set(hunks.flatMap { hunk in owners[hunk.range] })
  }
}
