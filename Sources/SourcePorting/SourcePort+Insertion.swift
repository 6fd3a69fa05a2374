#if SourcePorting
  /// Insertion of new lines, separate from the edits of the lines around them.
  extension SourcePort {
    /// Inserts lines, which end with a newline, before the brace that closes the body of a class.
    ///
    /// A brace on a separate line stays there; a brace after other code moves to a new line.
    mutating func insertInBody(_ text: String, of type: ModuleIndex.Class) {
      let bytes = units[type.file].edits.bytes
      var offset = type.end
      while offset > 0, bytes[offset - 1] == 32 || bytes[offset - 1] == 9 { offset -= 1 }
      if offset > 0, bytes[offset - 1] == 10 {
        units[type.file].edits.insert(text, at: offset)
      } else {
        let margin = String(repeating: "  ", count: type.depth)
        units[type.file].edits.insert("\n" + text + margin, at: type.end)
      }
    }

    /// Inserts lines at the end of a file, preceded by a newline if the file does not end with one.
    mutating func insertAtEnd(_ text: String, of number: Int) {
      let bytes = units[number].edits.bytes
      units[number].edits.insert(bytes.last == 10 ? text : "\n" + text, at: bytes.count)
    }
  }
#endif
