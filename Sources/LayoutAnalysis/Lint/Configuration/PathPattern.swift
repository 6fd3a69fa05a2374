/// A pattern for paths: `*` and `?` stay within a name, `**` crosses folders.
///
/// A pattern without a slash matches the name of a file or folder anywhere. A pattern that matches
/// a folder matches everything in it.
struct PathPattern: Hashable, Sendable {
  /// The components of the pattern, as characters.
  private let parts: [[Character]]

  /// Reads a pattern. Every text is a valid pattern.
  init(_ text: String) {
    var names = text.split(separator: "/", omittingEmptySubsequences: true).map(Array.init)
    if names.first == ["."] { names.removeFirst() }
    if names.count == 1, !text.hasPrefix("/") { names.insert(["*", "*"], at: 0) }
    // Everything in a matched folder is matched, too.
    if names.last != ["*", "*"] { names.append(["*", "*"]) }
    parts = names
  }

  /// Returns a Boolean value that indicates whether the pattern matches a path.
  ///
  /// - Complexity: O(*n*²), where *n* is the number of path components.
  func matches(_ path: String) -> Bool {
    let names = path.split(separator: "/", omittingEmptySubsequences: true).map(Array.init)
    // reachable[j]: the parts so far match the first j names.
    var reachable = Array(repeating: false, count: names.count + 1)
    reachable[0] = true
    for part in parts {
      var next = Array(repeating: false, count: names.count + 1)
      if part == ["*", "*"] {
        var isReached = false
        for place in next.indices {
          isReached = isReached || reachable[place]
          next[place] = isReached
        }
      } else {
        for place in names.indices where reachable[place] {
          if Self.matches(names[place], part) { next[place + 1] = true }
        }
      }
      reachable = next
    }
    return reachable[names.count]
  }

  /// Returns a Boolean value that indicates whether a path component matches a pattern component. A
  /// mismatch backtracks to the most recent `*` only.
  private static func matches(_ name: [Character], _ part: [Character]) -> Bool {
    var place = 0
    var index = 0
    var back: (place: Int, index: Int)?
    while place < name.count {
      if index < part.count, part[index] == "*" {
        back = (place, index)
        index += 1
      } else if index < part.count, part[index] == "?" || part[index] == name[place] {
        place += 1
        index += 1
      } else if let star = back {
        back = (star.place + 1, star.index)
        place = star.place + 1
        index = star.index + 1
      } else {
        return false
      }
    }
    return part[index...].allSatisfy { $0 == "*" }
  }
}
