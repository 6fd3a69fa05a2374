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

  @Test func laterHunksCountTheLinesThatCameBefore() throws {
    let old = Array((1...30).map { "\($0)\n" }.joined().utf8)
    let edit = try #require(
      DocumentEdit([
        DocumentPatch(offset: 0, removed: [], inserted: Array("new\n".utf8)),
        DocumentPatch(
          offset: old.count - 3, removed: Array("30\n".utf8), inserted: Array("x\n".utf8)),
      ]))
    let text = String(
      decoding: UnifiedPatch(path: "a", before: old, edit: edit).bytes, as: UTF8.self)
    #expect(text.contains("@@ -1,4 +1,5 @@\n+new\n"))
    #expect(text.contains("@@ -27,4 +28,4 @@\n"))
  }

  @Test func aMissingLastNewlineIsSaid() {
    #expect(
      patch("a\nb", "a\nc").hasSuffix(
        "-b\n\\ No newline at end of file\n+c\n\\ No newline at end of file\n"))
  }
}
