import Testing

@testable import LayoutRendering

/// Beginnings of texts on one line. The expectations are what the documentation of `excerpt` says: runs
/// of white space and control characters are one space, none at either end, and an ellipsis for the rest.
@Suite struct StringExcerptTests {
  @Test(
    arguments: [
      ("", ""), ("a", "a"), ("Row 1", "Row 1"), ("Row 12", "Row 1…"), (" a", "a"), ("a ", "a"),
      ("a  b", "a b"), ("a\tb", "a b"), ("a\nb", "a b"), ("a\u{7}b", "a b"), ("   ", ""),
      ("Müde", "Müde"), ("Übung", "Übung"), ("Übungen", "Übung…"), ("~!@#$", "~!@#$"),
      ("\u{7F}x", "x"),
      ("abcde ", "abcde"), ("e\u{301}abcd", "e\u{301}abcd"),
    ])
  func beginning(text: String, expected: String) {
    #expect(text.excerpt(5) == expected)
  }

  @Test func noRoom() {
    #expect("".excerpt(0) == "")
    #expect("a".excerpt(0) == "…")
    #expect("a".excerpt(0, ellipsis: "") == "")
  }
}
