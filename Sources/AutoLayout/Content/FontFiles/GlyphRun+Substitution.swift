extension GlyphRun {
  /// The types of lookups that replace glyphs.
  private enum Substitution {
    static let single = 1
    static let multiple = 2
    static let ligature = 4
    static let context = 5
    static let chainedContext = 6
  }

  /// Replaces the glyph at an index according to a subtable. Returns the index of the next glyph to
  /// process, or `nil` if the subtable does not apply.
  mutating func substitute(
    _ lookup: LayoutTable.Lookup, _ offset: Int, at place: Int, depth: Int
  ) -> Int? {
    switch lookup.type {
    case Substitution.single: return replace(offset, at: place)
    case Substitution.multiple: return replaceWithSequence(offset, at: place)
    case Substitution.ligature: return join(lookup, offset, at: place)
    case Substitution.context:
      return applyContext(lookup, offset, at: place, isChained: false, depth: depth)
    case Substitution.chainedContext:
      return applyContext(lookup, offset, at: place, isChained: true, depth: depth)
    default: return nil
    }
  }

  private mutating func setGlyph(_ id: Int, at place: Int) {
    glyphs[place].id = id
    glyphs[place].kind = classes.kind(of: id)
  }

  /// Replaces a glyph with another.
  private mutating func replace(_ offset: Int, at place: Int) -> Int? {
    guard let index = coverageIndex(at: place, offset + table.u16(offset + 2)) else { return nil }
    if table.u16(offset) == 1 {
      setGlyph((glyphs[place].id + table.u16(offset + 4)) & 0xFFFF, at: place)
    } else {
      guard index < table.u16(offset + 4) else { return nil }
      setGlyph(table.u16(offset + 6 + 2 * index), at: place)
    }
    return place + 1
  }

  /// Replaces a glyph with several glyphs, or with none.
  private mutating func replaceWithSequence(_ offset: Int, at place: Int) -> Int? {
    guard let index = coverageIndex(at: place, offset + table.u16(offset + 2)),
      index < table.u16(offset + 4)
    else { return nil }
    let sequence = offset + table.u16(offset + 6 + 2 * index)
    let count = table.count(table.u16(sequence), recordSize: 2, at: sequence + 2)
    guard glyphs.count + count <= capacity else { return nil }
    let character = glyphs[place].character
    let new = (0..<count).map { index in
      let id = table.u16(sequence + 2 + 2 * index)
      return Glyph(id: id, kind: classes.kind(of: id), character: character)
    }
    glyphs.replaceSubrange(place...place, with: new)
    return place + count
  }

  /// Replaces several glyphs with a ligature.
  private mutating func join(_ lookup: LayoutTable.Lookup, _ offset: Int, at place: Int) -> Int? {
    guard let index = coverageIndex(at: place, offset + table.u16(offset + 2)),
      index < table.u16(offset + 4)
    else { return nil }
    let set = offset + table.u16(offset + 6 + 2 * index)
    for number in 0..<table.count(table.u16(set), recordSize: 2, at: set + 2) {
      let ligature = set + table.u16(set + 2 + 2 * number)
      guard let parts = parts(of: ligature, lookup, at: place) else {
        if rest <= 0 { return nil }
        continue
      }
      setGlyph(table.u16(ligature), at: place)
      for part in parts.reversed() { glyphs.remove(at: part) }
      return place + 1
    }
    return nil
  }

  /// Returns the indices of the glyphs that a ligature joins with the one at an index, or `nil` if
  /// the following glyphs are different.
  private mutating func parts(
    of ligature: Int, _ lookup: LayoutTable.Lookup, at place: Int
  ) -> [Int]? {
    let count = table.u16(ligature + 2)
    guard count > 0, count <= glyphs.count - place else {
      rest -= 1
      return nil
    }
    var parts: [Int] = []
    var last = place
    for part in 1..<count {
      rest -= 1
      guard let next = next(after: last, lookup),
        glyphs[next].id == table.u16(ligature + 2 + 2 * part)
      else { return nil }
      parts.append(next)
      last = next
    }
    return parts
  }
}
