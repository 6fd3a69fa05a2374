import Foundation

/// The sizes with which Xcode writes symbols of the system into the resources of documents: the shape of the
/// symbol, with the longer side at 128 points.
///
///     <image name="star" catalog="system" width="128" height="116"/>
enum SymbolOutline {
  /// The catalog of symbols.
  static let catalog = "system"

  /// Returns the size of a symbol, or nil if no document of the corpus has it.
  static func size(of name: String) -> CGSize? { sizes[name] }

  /// The sizes by the name of the symbol.
  private static let sizes: [String: CGSize] = {
    var sizes: [String: CGSize] = [:]
    for line in recorded.split(separator: "\n") {
      let words = line.split(separator: " ")
      let lengths = words.prefix(2).compactMap { Int($0) }
      for name in words.dropFirst(2) {
        sizes[String(name)] = CGSize(width: lengths[0], height: lengths[1])
      }
    }
    return sizes
  }()

  /// Width and height in points, and the symbols that have them, as 29 documents of the corpus record 72
  /// symbols. Most symbols are in one document. The sizes of the six symbols that documents of several
  /// releases have differ by at most 3 points; the most frequent one is listed. Xcode writes those of its
  /// own release when it saves.
  private static let recorded = """
    92 128 lightbulb
    97 128 chevron.right
    110 128 square.and.arrow.up
    112 128 bookmark
    115 128 doc.text
    117 128 square.and.arrow.up.fill trash
    124 128 rectangle.compress.vertical
    125 128 bell
    128 64 line.horizontal.3
    128 70 chevron.down chevron.up
    128 73 line.3.horizontal.decrease
    128 78 keyboard table.furniture
    128 79 eye
    128 80 square.grid.3x2
    128 85 list.dash
    128 93 arrow.up.right.and.arrow.down.left.rectangle camera camera.fill list.bullet.rectangle \
      photo rectangle.bottomthird.inset.fill rectangle.center.inset.fill rectangle.inset.fill \
      rectangle.inset.topleft.fill rectangle.lefthalf.inset.fill.arrow.left \
      rectangle.leftthird.inset.fill rectangle.rightthird.inset.fill rectangle.split.3x1 \
      rectangle.topthird.inset.fill
    128 96 folder
    128 106 calendar
    128 107 heart memories
    128 110 bubble.left.fill house
    128 112 map
    128 113 arrow.uturn.left arrow.uturn.right pencil plus xmark
    128 114 qrcode scroll
    128 115 arrow.up.left.and.arrow.down.right wand.and.stars
    128 116 star star.fill
    128 117 icloud.and.arrow.up magnifyingglass
    128 118 square.and.pencil
    128 119 location wrench.and.screwdriver.fill
    128 121 ellipsis.circle exclamationmark.circle.fill timer
    128 122 gear
    128 123 bell.circle.fill checkmark.circle.fill chevron.down.circle circle clock info.circle \
      multiply.circle multiply.circle.fill play.circle.fill questionmark.circle \
      questionmark.circle.fill safari safari.fill
    """
}
