import Foundation

/// The lookups that apply to texts of a script.
struct ShapingPlan: Sendable {
  /// The lookups that replace glyphs.
  let substitutions: [Int]
  /// The lookups of kerning.
  let positions: [Int]

  /// The features that apply by default to text in Latin, Greek and Cyrillic, except those that
  /// place marks.
  private static let substituting = Set(
    ["ccmp", "locl", "rlig", "liga", "clig", "calt"].map(\.fontTag))
  private static let positioning = Set(["kern"].map(\.fontTag))

  init(_ script: UInt32, _ substitutions: LayoutTable, _ positions: LayoutTable) {
    self.substitutions = substitutions.lookupIndices(of: Self.substituting, script: script)
    self.positions = positions.lookupIndices(of: Self.positioning, script: script)
  }
}

/// A cache of a font's plans by script.
final class ShapingPlans: @unchecked Sendable {
  private let lock = NSLock()
  private var plans: [UInt32: ShapingPlan] = [:]

  /// Returns the plan of a script.
  func plan(
    for script: UInt32, _ substitutions: LayoutTable, _ positions: LayoutTable
  ) -> ShapingPlan {
    lock.withLock {
      if let known = plans[script] { return known }
      let made = ShapingPlan(script, substitutions, positions)
      plans[script] = made
      return made
    }
  }
}

/// The scripts of texts, as fonts name them.
enum TextScript {
  /// Returns the tag of the script of the first letter of a text, or that of the default script.
  static func tag(of text: ArraySlice<Character>) -> UInt32 {
    for character in text {
      for scalar in character.unicodeScalars where scalar.properties.isAlphabetic {
        return tag(of: scalar.value)
      }
    }
    return "DFLT".fontTag
  }

  private static func tag(of letter: UInt32) -> UInt32 {
    switch letter {
    case 0x41...0x24F, 0x1E00...0x1EFF, 0x2C60...0x2C7F, 0xA720...0xA7FF, 0xFB00...0xFB06:
      "latn".fontTag
    case 0x370...0x3FF, 0x1F00...0x1FFF: "grek".fontTag
    case 0x400...0x52F, 0x1C80...0x1C8F, 0x2DE0...0x2DFF, 0xA640...0xA69F: "cyrl".fontTag
    case 0x530...0x58F: "armn".fontTag
    case 0x590...0x5FF: "hebr".fontTag
    case 0x600...0x6FF, 0x750...0x77F: "arab".fontTag
    case 0xE00...0xE7F: "thai".fontTag
    case 0x1100...0x11FF, 0xAC00...0xD7AF: "hang".fontTag
    case 0x3040...0x30FF: "kana".fontTag
    case 0x3400...0x9FFF, 0x20000...0x3FFFF: "hani".fontTag
    default: "DFLT".fontTag
    }
  }
}
