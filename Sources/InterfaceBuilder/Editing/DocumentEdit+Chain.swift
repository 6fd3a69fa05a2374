extension DocumentEdit {
  /// Returns edits that are made one after the other as one edit of the first state.
  ///
  /// Bytes that one edit inserts and another one removes again are not part of the result. Returns
  /// `nil` if an edit was not made for the state that results from the previous ones.
  ///
  /// - Complexity: O(*n*), where *n* is the number of bytes of all states.
  public static func chain(_ edits: [DocumentEdit], from bytes: [UInt8]) -> DocumentEdit? {
    var pieces: [Piece] = [.kept(0..<bytes.count)]
    var state = bytes
    for edit in edits {
      guard let next = edit.applied(to: state) else { return nil }
      pieces = spliced(pieces, edit)
      state = next
    }
    return DocumentEdit(patches(of: pieces, bytes))
  }

  /// A part of a state: bytes of the first one, or new ones.
  ///
  /// A state is a list of pieces. An edit splits those that it changes.
  private enum Piece {
    /// Bytes of the first state.
    case kept(Range<Int>)
    /// Bytes that an edit inserted.
    case new([UInt8])

    /// The number of bytes.
    var count: Int {
      switch self {
      case .kept(let range): range.count
      case .new(let bytes): bytes.count
      }
    }

    /// Returns a part of the piece. The range is relative to its start.
    func part(_ range: Range<Int>) -> Piece {
      switch self {
      case .kept(let kept):
        .kept(kept.lowerBound + range.lowerBound..<kept.lowerBound + range.upperBound)
      case .new(let bytes): .new(Array(bytes[range]))
      }
    }
  }

  /// Returns the pieces of the state after an edit.
  ///
  /// An insertion between two pieces belongs to the later one, so that it is not made twice; a
  /// removal may extend over several pieces.
  ///
  /// - Complexity: O(*n*), where *n* is the number of pieces and patches.
  private static func spliced(_ pieces: [Piece], _ edit: DocumentEdit) -> [Piece] {
    var result: [Piece] = []
    var start = 0
    var patches = edit.patches[...]
    for piece in pieces {
      let range = start..<start + piece.count
      var done = range.lowerBound
      while let patch = patches.first, patch.offset < range.upperBound {
        if patch.offset >= range.lowerBound {
          result.append(piece.part(done - start..<patch.offset - start))
          result.append(.new(patch.inserted))
        }
        done = min(max(done, patch.range.upperBound), range.upperBound)
        guard patch.range.upperBound <= range.upperBound else { break }
        patches.removeFirst()
      }
      result.append(piece.part(done - start..<range.upperBound - start))
      start = range.upperBound
    }
    // The remaining patches insert at the very end.
    for patch in patches where patch.offset >= start { result.append(.new(patch.inserted)) }
    return result.filter { $0.count > 0 }
  }

  /// Returns the patches that change the first state into these pieces: the bytes inserted before
  /// each kept range, and those removed between two of them.
  private static func patches(of pieces: [Piece], _ bytes: [UInt8]) -> [DocumentPatch] {
    var patches: [DocumentPatch] = []
    var place = 0
    var inserted: [UInt8] = []
    for piece in pieces + [.kept(bytes.count..<bytes.count)] {
      switch piece {
      case .new(let new): inserted += new
      case .kept(let kept):
        patches.append(
          DocumentPatch(
            offset: place, removed: Array(bytes[place..<kept.lowerBound]), inserted: inserted))
        place = kept.upperBound
        inserted = []
      }
    }
    return patches
  }
}
