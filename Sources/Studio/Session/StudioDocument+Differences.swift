import InterfaceBuilder

extension StudioDocument {
  /// The maximum length of a patch that is shown, in bytes.
  private static let maxPatchLength = 200_000
  /// The maximum length of a file that is compared line by line, in bytes. The time grows with the
  /// number of differing lines.
  private static let maxComparedBytes = 8 << 20

  /// The changes from the file, as another program wrote it, to the document, as a patch.
  ///
  /// The patch shows what the file loses and gains when the document is kept and saved.
  var differences: String {
    let theirs = fileConflict?.file?.bytes ?? file?.bytes ?? document.bytes
    // A damaged file can have any number of lines.
    let isComparable = theirs.count <= Self.maxComparedBytes
    let edit =
      isComparable
      ? DocumentEdit.byLines(theirs, to: document.bytes)
      : DocumentEdit.from(theirs, to: document.bytes)
    let name = document.name.split(separator: "/").last.map(String.init) ?? document.name
    let bytes = UnifiedPatch(path: name, before: theirs, edit: edit).bytes
    let text = String(decoding: bytes.prefix(Self.maxPatchLength), as: UTF8.self)
    return bytes.count > Self.maxPatchLength ? text + "\n…\n" : text
  }
}

extension DocumentEdit {
  /// Returns an edit that replaces each range of differing lines.
  static func byLines(_ before: [UInt8], to after: [UInt8]) -> DocumentEdit {
    let lines = DocumentMerge.lines(of: before)
    let hunks = DocumentMerge.hunks(lines, DocumentMerge.lines(of: after))
    let patches = hunks.map { hunk in
      DocumentPatch(
        offset: hunk.range.lowerBound < lines.count
          ? lines[hunk.range.lowerBound].startIndex : before.count,
        removed: lines[hunk.range].flatMap { $0 }, inserted: hunk.lines.flatMap { $0 })
    }
    return DocumentEdit(patches) ?? .from(before, to: after)
  }
}
