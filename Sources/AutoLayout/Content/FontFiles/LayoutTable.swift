/// The lookups of a table that substitutes or positions glyphs (OpenType specification, `GSUB` and
/// `GPOS`).
struct LayoutTable: Sendable {
  /// A rule for glyphs, with one or more subtables.
  struct Lookup: Sendable {
    /// The number of the lookup type.
    var type: Int
    /// The glyphs that the lookup skips.
    let flags: Int
    /// The set of marks that the lookup does not skip.
    let markSet: Int
    /// The subtables.
    var subtables: [Subtable]
  }

  /// A subtable of a lookup.
  struct Subtable: Sendable {
    /// The offset in the table.
    let offset: Int
    /// A summary of the glyphs to which the subtable applies.
    let digest: GlyphDigest
  }

  /// The bytes.
  let table: FontTable
  /// All lookups by number.
  let lookups: [Lookup]

  /// Reads the lookups of a table, which may be empty. `extensionType` is the type of lookups that
  /// only refer to others.
  init(_ table: FontTable, extensionType: Int, contextTypes: [Int]) {
    self.table = table
    let list = table.u16(8)
    let count = min(
      table.count(table.u16(list), recordSize: 2, at: list + 2), FontLimits.lookupCount)
    var lookups: [Lookup] = []
    var rest = (subtables: FontLimits.subtableCount, records: FontLimits.digestRecordCount)
    for index in 0..<(table.u16(0) == 1 && list > 0 ? count : 0) {
      let start = list + table.u16(list + 2 + 2 * index)
      var lookup = Lookup(
        type: table.u16(start), flags: table.u16(start + 2),
        markSet: table.u16(start + 6 + 2 * table.u16(start + 4)), subtables: [])
      let stated = table.count(table.u16(start + 4), recordSize: 2, at: start + 6)
      for number in 0..<min(stated, rest.subtables) {
        var offset = start + table.u16(start + 6 + 2 * number)
        if table.u16(start) == extensionType {
          lookup.type = table.u16(offset + 2)
          offset += table.u32(offset + 4)
        }
        let coverage = Self.coverage(
          of: offset, in: table, isChained: lookup.type == contextTypes.last,
          isContext: contextTypes.contains(lookup.type))
        let digest =
          coverage.map { GlyphDigest(table, at: $0, &rest.records) } ?? .all
        lookup.subtables.append(Subtable(offset: offset, digest: digest))
      }
      rest.subtables -= lookup.subtables.count
      lookups.append(lookup)
    }
    self.lookups = lookups
  }

  /// Returns the offset of the coverage table for the first glyph of a subtable.
  private static func coverage(
    of offset: Int, in table: FontTable, isChained: Bool, isContext: Bool
  ) -> Int? {
    guard isContext, table.u16(offset) == 3 else { return offset + table.u16(offset + 2) }
    guard isChained else { return offset + table.u16(offset + 6) }
    let input = offset + 4 + 2 * table.u16(offset + 2)
    return table.u16(input) > 0 ? offset + table.u16(input + 2) : nil
  }

  /// Returns the numbers of the lookups of features for a script, in the order in which they apply.
  ///
  /// The default language of the script applies. If the font does not define the script, the rules
  /// of the default script or, in some fonts, of Latin apply.
  func lookupIndices(of features: Set<UInt32>, script: UInt32) -> [Int] {
    guard let language = language(of: script) else { return [] }
    let list = table.u16(6)
    let featureCount = table.count(table.u16(list), recordSize: 6, at: list + 2)
    let count = table.count(table.u16(language + 4), recordSize: 2, at: language + 6)
    var indices: Set<Int> = []
    func add(_ number: Int, isRequired: Bool) {
      guard number < featureCount else { return }
      let record = list + 2 + 6 * number
      guard isRequired || features.contains(UInt32(table.u32(record))) else { return }
      let feature = list + table.u16(record + 4)
      for index in 0..<table.count(table.u16(feature + 2), recordSize: 2, at: feature + 4) {
        let lookup = table.u16(feature + 4 + 2 * index)
        if lookup < lookups.count { indices.insert(lookup) }
      }
    }
    if table.u16(language + 2) != 0xFFFF { add(table.u16(language + 2), isRequired: true) }
    for index in 0..<min(count, FontLimits.lookupCount) {
      add(table.u16(language + 6 + 2 * index), isRequired: false)
    }
    return indices.sorted()
  }

  /// Returns the offset of the default language of a script, or `nil` if there is none.
  private func language(of script: UInt32) -> Int? {
    let list = table.u16(4)
    guard list > 0 else { return nil }
    let count = table.count(table.u16(list), recordSize: 6, at: list + 2)
    for tag in [script, "DFLT".fontTag, "dflt".fontTag, "latn".fontTag] {
      for index in 0..<count where table.u32(list + 2 + 6 * index) == Int(tag) {
        let script = list + table.u16(list + 6 + 6 * index)
        return table.u16(script) == 0 ? nil : script + table.u16(script)
      }
    }
    return nil
  }
}
