/// The members of UIKit that are only partially implemented or have no effect here, by name.
///
/// The table is generated with Documentation/Coverage.md. It has only names that identify their
/// class, because sources are searched without type information. A function of a program with the
/// same name and a label of such a member is found as well.
///
///     UIKitCoverage.uses(in: "app.open(url, options: [:])").first?.entry.symbol
///     // UIApplication.open(_:options:completionHandler:)
struct UIKitCoverage {
  /// A class or member that is partial or inert.
  struct Entry: Hashable {
    /// The class and the member, such as `UIApplication.open(_:options:completionHandler:)`.
    let symbol: String
    /// The name without labels.
    let base: String
    /// The argument labels, except for those that are `_`.
    let labels: [String]
    /// A Boolean value that indicates whether the member is a method with arguments.
    let isMethod: Bool
    /// The state: `partial` or `inert`.
    let state: String
    /// The difference from UIKit, or the reason why there is no effect.
    let remark: String
  }

  /// A use of an entry in a text.
  struct Use {
    /// The class or member.
    let entry: Entry
    /// The line of the first use, from 1.
    let line: Int
  }

  /// The page that lists all members.
  static let page = "Documentation/Coverage.md"

  /// The rows of the table, by the names of members or classes.
  static let entries: [String: [Entry]] = {
    let rows = table.split(separator: "\n").compactMap { line -> Entry? in
      let parts = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      guard parts.count >= 3 else { return nil }
      let (owner, member) = (parts[0], parts[1])
      let labels = member.split(separator: "(").dropFirst().first?.dropLast() ?? ""
      return Entry(
        symbol: member.isEmpty ? owner : owner + "." + member,
        base: member.isEmpty ? owner : String(member.prefix { $0 != "(" }),
        labels: labels.split(separator: ":").map(String.init).filter { $0 != "_" },
        isMethod: member.hasSuffix(":)"), state: parts[2],
        remark: parts.count > 3 ? parts[3] : "")
    }
    return Dictionary(grouping: rows, by: \.base)
  }()

  /// Returns the entries that a source uses, with their first lines, in the order of the lines.
  ///
  /// Strings and comments are ignored. A method is used if at least one of its labels is in the
  /// parentheses after its name.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the text.
  static func uses(in text: String) -> [Use] {
    let words = SourceWords(text).words
    var seen: Set<String> = []
    var uses: [Use] = []
    for (index, word) in words.enumerated() {
      for entry in entries[word.text] ?? [] where !seen.contains(entry.symbol) {
        let isUsed = !entry.isMethod || SourceWords.hasCall(entry.labels, at: index + 1, in: words)
        guard isUsed else { continue }
        seen.insert(entry.symbol)
        uses.append(Use(entry: entry, line: word.line))
      }
    }
    return uses
  }
}
