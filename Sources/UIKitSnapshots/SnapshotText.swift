/// The text of a snapshot, which must be the same in every run.
enum SnapshotText {
  /// Returns a description without its addresses, such as `: 0x7f8d5a40c2b0`.
  ///
  /// A colon and spaces before an address are removed with it; spaces after it stay.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the text.
  static func withoutAddresses(_ description: String) -> String {
    description.replacing(/:?\s*0x[0-9a-f]+(\s*)/) { $0.output.1 }
  }
}
