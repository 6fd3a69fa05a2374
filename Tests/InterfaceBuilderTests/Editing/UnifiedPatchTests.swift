import Testing

@testable import InterfaceBuilder

@Suite struct UnifiedPatchTests {
  private func patch(_ before: String, _ after: String) -> String {
    let old = Array(before.utf8)
    let edit = DocumentEdit.from(old, to: Array(after.utf8))
    return String(
      decoding: UnifiedPatch(path: "a.xib", before: old, edit: edit).bytes, as: UTF8.self)
  }

  @Test func nothingChangedIsAnEmptyPatch() {
    #expect(patch("a\nb\n", "a\nb\n").isEmpty)
  }

  @Test func aChangedLineStandsInItsContext() {
    #expect(
      patch("1\n2\n3\n4\n5\n6\n7\n8\n9\n", "1\n2\n3\n4\nx\n6\n7\n8\n9\n") == """
        diff --git a/a.xib b/a.xib
        --- a/a.xib
        +++ b/a.xib
        @@ -2,7 +2,7 @@
         2
         3
         4
        -5
        +x
         6
         7
         8

        """)
  }

  @Test func aMissingLastNewlineIsSaid() {
    #expect(
      patch("a\nb", "a\nc").hasSuffix(
        "-b\n\\ No newline at end of file\n+c\n\\ No newline at end of file\n"))
  }
}
