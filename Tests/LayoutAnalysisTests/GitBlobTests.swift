import Foundation
import LayoutAnalysis
import Testing

@Suite("Git blobs")
struct GitBlobTests {
  // Oracle: `git hash-object --stdin` of git 2.39 for each text, for CR LF that of `a\nb`, and in a
  // repository made with --object-format=sha256. "hello" is the content of the pointer of Git LFS
  // with its SHA-256 (`sha256sum`) and size.
  @Test(
    "A blob is identified by its hash, also with other line endings or in Git LFS",
    arguments: [
      ("", "e69de29bb2d1d6434b8b29ae775ad8c2e48c5391"),
      ("test\n", "9daeafb9864cf43055ae93beb0afd6c7d144bfa4"),
      ("a\r\nb", "0c991fcb4fe1739224d4a0df2973df2de4eef4ad"),
      ("a\r\nb", "0a207c060e61f3b88eaee0a8cd0696f46fb155eb"),
      (String(repeating: "\0", count: 1_000_000), "7c2624a6b9687e88178638cd95b609c329177ade"),
      ("", "473a0f4c3be8a93681a267e3b1e9a7dcda1185436fe141f7749120a303721813"),
      ("test\n", "999f24152159e51756a944d32257bf22080ff8608fff87ca9a4a823764e13dbe"),
      ("hello", "d1ca116d6733584c13cb8bb50b21d5b5b81ee28f"),
    ])
  func names(text: String, name: String) {
    #expect(GitBlob(bytes: Array(text.utf8)).isStored(as: name))
    #expect(!GitBlob(bytes: Array((text + "x").utf8)).isStored(as: name))
  }

  @Test("A Git LFS pointer is recognized by its first line")
  func pointers() {
    let pointer = "version https://git-lfs.github.com/spec/v1\noid sha256:00\nsize 5\n"
    #expect(GitBlob(bytes: Array(pointer.utf8)).isPointer)
    #expect(!GitBlob(bytes: Array("<document/>".utf8)).isPointer)
  }
}
