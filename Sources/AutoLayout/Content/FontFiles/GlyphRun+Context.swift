extension GlyphRun {
  /// The ways of comparing the glyphs of a rule with those of the text.
  private enum Comparison {
    /// By number.
    case glyphs
    /// By the class in the class table at an offset.
    case classes(Int)
    /// By coverage tables, relative to an offset.
    case coverages(Int)
  }

  /// A rule: glyphs before, from and after a position, and the lookups that apply to them.
  private struct Rule {
    var before: [Int] = []
    var input: [Int] = []
    var after: [Int] = []
    /// The offset of the lookup records.
    var records = 0
    var recordCount = 0
  }

  /// The three comparisons: of glyphs before, from and after a position.
  private struct Comparisons {
    var before = Comparison.glyphs
    var input = Comparison.glyphs
    var after = Comparison.glyphs
  }

  /// Applies the first rule of a contextual subtable that matches the text around a position.
  /// Returns the index of the next glyph to process, or `nil` if no rule matches.
  mutating func applyContext(
    _ lookup: LayoutTable.Lookup, _ offset: Int, at place: Int, isChained: Bool, depth: Int
  ) -> Int? {
    guard depth < FontLimits.nestingDepth else { return nil }
    let format = table.u16(offset)
    if format == 3 {
      var reader = offset + 2
      let comparison = Comparison.coverages(offset)
      let rule = isChained ? chainedRule(&reader, skip: 0) : coverageRule(&reader)
      let comparisons = Comparisons(before: comparison, input: comparison, after: comparison)
      return apply(rule, comparisons, lookup, at: place, depth: depth)
    }
    guard format == 1 || format == 2,
      let index = coverageIndex(at: place, offset + table.u16(offset + 2))
    else { return nil }
    var comparisons = Comparisons()
    var list = offset + 4
    var number = index
    if format == 2 {
      let tables = (0..<3).map { Comparison.classes(offset + table.u16(offset + 4 + 2 * $0)) }
      comparisons =
        isChained
        ? Comparisons(before: tables[0], input: tables[1], after: tables[2])
        : Comparisons(input: tables[0])
      let own = offset + table.u16(offset + (isChained ? 6 : 4))
      number = table.glyphClass(of: glyphs[place].id, at: own)
      list += isChained ? 6 : 2
    }
    guard number < table.u16(list) else { return nil }
    let place2 = table.u16(list + 2 + 2 * number)
    guard place2 > 0 else { return nil }
    return applyFirst(
      in: offset + place2, comparisons, lookup, at: place, isChained: isChained, depth: depth)
  }

  /// Applies the first matching rule of a set.
  private mutating func applyFirst(
    in set: Int, _ comparisons: Comparisons, _ lookup: LayoutTable.Lookup, at place: Int,
    isChained: Bool, depth: Int
  ) -> Int? {
    for number in 0..<table.count(table.u16(set), recordSize: 2, at: set + 2) {
      rest -= 1
      guard rest > 0 else { return nil }
      var reader = set + table.u16(set + 2 + 2 * number)
      let rule = isChained ? chainedRule(&reader, skip: 1) : plainRule(&reader)
      if let next = apply(rule, comparisons, lookup, at: place, depth: depth) { return next }
    }
    return nil
  }

  // MARK: Reading

  /// Reads a list of numbers after its count. The first `skip` numbers are counted but not stored.
  private func numbers(_ reader: inout Int, skip: Int = 0) -> [Int] {
    let count = max(0, table.u16(reader) - skip)
    reader += 2
    // A context longer than the text cannot match.
    let used = min(count, glyphs.count + 1)
    let values = (0..<used).map { table.u16(reader + 2 * $0) }
    reader += 2 * count
    return values
  }

  private func chainedRule(_ reader: inout Int, skip: Int) -> Rule {
    var rule = Rule()
    rule.before = numbers(&reader)
    rule.input = numbers(&reader, skip: skip)
    if skip == 1 { rule.input.insert(-1, at: 0) }
    rule.after = numbers(&reader)
    rule.recordCount = table.u16(reader)
    rule.records = reader + 2
    return rule
  }

  private func plainRule(_ reader: inout Int) -> Rule {
    let count = max(0, table.u16(reader) - 1)
    var rule = Rule()
    rule.recordCount = table.u16(reader + 2)
    rule.input = [-1]
    for index in 0..<min(count, glyphs.count + 1) {
      rule.input.append(table.u16(reader + 4 + 2 * index))
    }
    rule.records = reader + 4 + 2 * count
    return rule
  }

  private func coverageRule(_ reader: inout Int) -> Rule {
    let count = table.u16(reader)
    var rule = Rule()
    rule.recordCount = table.u16(reader + 2)
    rule.input = (0..<min(count, glyphs.count + 1)).map { table.u16(reader + 4 + 2 * $0) }
    rule.records = reader + 4 + 2 * count
    return rule
  }

  // MARK: Matching

  /// Returns a Boolean value that indicates whether the glyph at an index matches that of a rule.
  /// The first glyph of a rule, -1, was compared before.
  private func matches(_ value: Int, _ place: Int, _ comparison: Comparison) -> Bool {
    if value < 0 { return true }
    switch comparison {
    case .glyphs: return glyphs[place].id == value
    case .classes(let offset): return table.glyphClass(of: glyphs[place].id, at: offset) == value
    case .coverages(let offset): return coverageIndex(at: place, offset + value) != nil
    }
  }

  /// Returns the indices of the input glyphs of a rule, or `nil` if the text does not match.
  private mutating func places(
    of rule: Rule, _ comparisons: Comparisons, _ lookup: LayoutTable.Lookup, at place: Int
  ) -> [Int]? {
    var places: [Int] = []
    var current: Int? = place
    for value in rule.input {
      rest -= 1
      guard let found = current, matches(value, found, comparisons.input) else { return nil }
      places.append(found)
      current = next(after: found, lookup)
    }
    for value in rule.after {
      rest -= 1
      guard let found = current, matches(value, found, comparisons.after) else { return nil }
      current = next(after: found, lookup)
    }
    current = previous(before: place, lookup)
    for value in rule.before {
      rest -= 1
      guard let found = current, matches(value, found, comparisons.before) else { return nil }
      current = previous(before: found, lookup)
    }
    return places.isEmpty ? nil : places
  }

  /// Applies the lookups of a rule if the text matches.
  private mutating func apply(
    _ rule: Rule, _ comparisons: Comparisons, _ lookup: LayoutTable.Lookup, at place: Int,
    depth: Int
  ) -> Int? {
    guard var places = places(of: rule, comparisons, lookup, at: place) else { return nil }
    var end = places[places.count - 1] + 1
    for record in 0..<table.count(rule.recordCount, recordSize: 4, at: rule.records) {
      rest -= 1
      guard rest > 0 else { break }
      let index = table.u16(rule.records + 4 * record)
      let number = table.u16(rule.records + 4 * record + 2)
      guard index < places.count, places[index] < glyphs.count, number < layout.lookups.count
      else { continue }
      let count = glyphs.count
      _ = apply(layout.lookups[number], at: places[index], depth: depth + 1)
      let growth = glyphs.count - count
      guard growth != 0 else { continue }
      end = max(places[index], end + growth)
      for later in places.indices where later > index { places[later] += growth }
    }
    return max(place + 1, min(end, glyphs.count))
  }
}
