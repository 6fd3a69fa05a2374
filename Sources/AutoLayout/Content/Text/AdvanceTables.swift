import Foundation

/// The tables of the fonts that were measured most recently, for any thread.
enum AdvanceTables {
  /// The values that determine the advances of a font.
  private struct Key: Equatable {
    let size: CGFloat
    let weight: Int
    let isItalic: Bool
    let hasMonospacedDigits: Bool
    let systemVersion: Int
    let widths: FontFamily.Widths
  }

  /// The maximum number of tables. A screen has few fonts, and a table takes about a kilobyte.
  private static let capacity = 32

  private final class Storage: @unchecked Sendable {
    let lock = NSLock()
    var entries: [(key: Key, table: AdvanceTable?)] = []
    /// The index of the entry that is replaced next.
    var oldest = 0
  }

  private static let storage = Storage()

  /// Returns the table of a font, or `nil` if its advances depend on more than pairs of characters.
  static func table(of font: UIFont, systemVersion: Int) -> AdvanceTable? {
    let key = Key(
      size: font.pointSize, weight: font.cssWeight, isItalic: font.isItalic,
      hasMonospacedDigits: font.hasMonospacedDigits, systemVersion: systemVersion,
      widths: font.family.widths)
    let storage = storage
    storage.lock.lock()
    defer { storage.lock.unlock() }
    for index in storage.entries.indices where storage.entries[index].key == key {
      return storage.entries[index].table
    }
    let entry = (
      key: key, table: SystemFontMeasurer().table(of: font, systemVersion: systemVersion)
    )
    if storage.entries.count < capacity {
      storage.entries.append(entry)
    } else {
      storage.entries[storage.oldest] = entry
      storage.oldest = (storage.oldest + 1) % capacity
    }
    return entry.table
  }
}
