import AutoLayout
import Foundation

/// Reads `<fontDescription>` and `<font>` elements.
struct FontReader {
  /// The version of iOS whose text styles hold.
  let systemVersion: Int
  /// The content size at which the canvas shows text styles.
  let contentSizeCategory: UIContentSizeCategory

  /// Whether system fonts are shown bolder.
  let hasBoldText: Bool
  /// Whether text styles have the sizes of the canvas, which a device does not always have.
  private let isCanvas: Bool

  init(_ xcode: XcodeRelease, _ settings: CanvasSettings = CanvasSettings()) {
    isCanvas = settings.systemVersion == nil && settings.contentSizeCategory == nil
    systemVersion = settings.systemVersion ?? xcode.systemVersion
    contentSizeCategory =
      settings.contentSizeCategory ?? (isCanvas ? Self.contentSizeCategory(of: xcode) : .large)
    hasBoldText = settings.hasBoldText
  }

  /// Up to Xcode 7, whose canvases show no device, text styles have the size `medium` (18 recorded
  /// labels of 3 repositories, none against it); Xcode 12.5 to 13 shows the smallest (nine documents
  /// of nine whose labels tell the sizes apart), other releases the default (53 of 56).
  private static func contentSizeCategory(of xcode: XcodeRelease) -> UIContentSizeCategory {
    if xcode < XcodeRelease(8) { return .medium }
    return (XcodeRelease(12, 5)..<XcodeRelease(14)).contains(xcode) ? .extraSmall : .large
  }

  /// Sizes beyond this are taken as broken; the largest letters of a screen have some 500 points.
  private static let sizeRange: ClosedRange<CGFloat> = 0.5...2_000

  /// The font of a description; nil when it states none.
  func font(_ element: XMLTree.Element) -> UIFont? {
    if let style = element["style"], style.hasPrefix("UICTFontTextStyle") {
      return font(of: UIFont.TextStyle(rawValue: style))
    }
    let size = Self.size(element)
    if let name = element["name"], !name.hasPrefix(".") {
      return UIFont(documentName: name, family: element["family"], size: size)
    }
    return shown(systemFont(element, size: size))
  }

  /// The font of a text style on the canvas.
  func font(of style: UIFont.TextStyle) -> UIFont {
    shown(
      isCanvas
        ? .canvasFont(
          forTextStyle: style, systemVersion: systemVersion,
          contentSizeCategory: contentSizeCategory)
        : .preferredFont(forTextStyle: style, contentSizeCategory: contentSizeCategory))
  }

  /// A system font as the system shows it: bolder where a person asked for that.
  private func shown(_ font: UIFont) -> UIFont { hasBoldText ? font.withBoldText : font }

  private static func size(_ element: XMLTree.Element) -> CGFloat {
    let size = element.number("pointSize") ?? element.number("size") ?? UIFont.systemFontSize
    return min(max(size, sizeRange.lowerBound), sizeRange.upperBound)
  }

  private func systemFont(_ element: XMLTree.Element, size: CGFloat) -> UIFont {
    switch element["type"] ?? element["metaFont"] {
    case "boldSystem", "systemBold": return .boldSystemFont(ofSize: size)
    case "italicSystem", "systemItalic": return .italicSystemFont(ofSize: size)
    case "monospacedSystem":
      return .monospacedSystemFont(ofSize: size, weight: Self.weight(element["weight"]))
    default: return .systemFont(ofSize: size, weight: Self.weight(element["weight"]))
    }
  }

  private static func weight(_ name: String?) -> UIFont.Weight {
    switch name {
    case "ultraLight": .ultraLight
    case "thin": .thin
    case "light": .light
    case "medium": .medium
    case "semibold": .semibold
    case "bold": .bold
    case "heavy": .heavy
    case "black": .black
    default: .regular
    }
  }
}
