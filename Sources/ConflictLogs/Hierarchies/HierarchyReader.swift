import Foundation

/// Finds the view hierarchies in a console log or a crash report.
public enum HierarchyReader {
  /// Returns the trees of a file in their order: one for each window or description.
  ///
  /// - Complexity: O(*n*), where *n* is the number of bytes.
  /// - Throws: `RecordedHierarchyError` if there is none, or if the JSON is invalid.
  public static func hierarchies(
    in bytes: [UInt8]
  ) throws(RecordedHierarchyError) -> [RecordedHierarchy] {
    let text = LogEncoding.text(of: bytes)
    let first = text.unicodeScalars.first { !$0.properties.isWhitespace }
    // A console log may also begin with a bracket; it then contains descriptions.
    let described = DescribedHierarchies(text)
    let found: [RecordedHierarchy]
    if described.trees.isEmpty, first == "{" || first == "[" {
      found = try SentryHierarchies(Data(text.utf8)).trees
    } else {
      found = described.trees
    }
    guard !found.isEmpty else { throw .missing }
    guard found.reduce(0, { $0 + $1.views.count }) <= RecordedHierarchy.viewLimit else {
      throw .tooManyViews
    }
    return found
  }
}
