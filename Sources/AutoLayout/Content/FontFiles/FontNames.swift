import Foundation

/// The names of a font, and of the named instances of a variable font.
struct FontNames: Sendable {
  /// A name by which apps find the font.
  struct Instance: Sendable {
    /// The PostScript name.
    let postScript: String
    /// The values of the axes, or an empty array for the default instance.
    let coordinates: [Double]
  }

  /// The name of the family.
  let family: String
  /// The full name, such as `Gilroy Bold`.
  let full: String
  /// The font itself and its named instances. An instance can be listed with several names.
  let instances: [Instance]

  /// The identifiers of names (OpenType specification, `name`).
  private enum ID {
    static let family = 1
    static let style = 2
    static let full = 4
    static let postScript = 6
    static let typographicFamily = 16
    static let variationPrefix = 25
  }

  /// Reads the tables `name` and `fvar`.
  init(_ names: FontTable, _ variations: FontTable) {
    let texts = Self.texts(names)
    family = texts[ID.typographicFamily] ?? texts[ID.family] ?? ""
    full = texts[ID.full] ?? ""
    let own = texts[ID.postScript] ?? ""
    let prefix =
      texts[ID.variationPrefix]
      ?? (texts[ID.typographicFamily] ?? texts[ID.family] ?? "")
      .filter(Self.isPostScript)
    var instances = own.isEmpty ? [] : [Instance(postScript: own, coordinates: [])]
    for instance in FontAxes(variations).instances {
      let style = (texts[instance.styleName] ?? "").filter(Self.isPostScript)
      // If an instance has no name, Core Text joins the name of the default instance and the style
      // with an underscore.
      let found = [
        instance.postScriptName.flatMap { texts[$0] }, "\(prefix)-\(style)", "\(own)_\(style)",
      ]
      for name in found.compactMap({ $0 }) where !style.isEmpty {
        instances.append(Instance(postScript: name, coordinates: instance.coordinates))
      }
    }
    self.instances = instances
  }

  private static func isPostScript(_ character: Character) -> Bool {
    character.isASCII && (character.isLetter || character.isNumber)
  }

  /// Returns the names by identifier, preferring the English ones for Windows if there are several
  /// languages.
  private static func texts(_ table: FontTable) -> [Int: String] {
    let storage = table.u16(4)
    let count = min(table.count(table.u16(2), recordSize: 12, at: 6), FontLimits.nameCount)
    var texts: [Int: (rank: Int, text: String)] = [:]
    for index in 0..<count {
      let record = 6 + 12 * index
      let rank = rank(table.u16(record), language: table.u16(record + 4))
      let number = table.u16(record + 6)
      guard rank > 0, rank > texts[number]?.rank ?? 0 else { continue }
      let length = min(table.u16(record + 8), FontLimits.nameLength)
      let start = storage + table.u16(record + 10)
      guard start + length <= table.bytes.count else { continue }
      let bytes = table.bytes[start..<start + length]
      texts[number] = (rank, text(bytes, isWide: table.u16(record) != 1))
    }
    return texts.mapValues(\.text)
  }

  /// Returns the precedence of a record, or 0 for a record that is ignored.
  private static func rank(_ platform: Int, language: Int) -> Int {
    switch (platform, language) {
    case (3, 0x409): 4
    case (1, 0): 3
    case (0, _): 2
    case (3, _): 1
    default: 0
    }
  }

  private static func text(_ bytes: ArraySlice<UInt8>, isWide: Bool) -> String {
    guard isWide else {
      return String(decoding: bytes.map { $0 < 0x80 ? $0 : 0x3F }, as: UTF8.self)
    }
    let units = stride(from: bytes.startIndex, to: bytes.endIndex - 1, by: 2)
      .map { index -> UInt16 in
        let high = UInt16(bytes[index]) << 8
        return high | UInt16(bytes[index + 1])
      }
    return String(decoding: units, as: UTF16.self)
  }
}
