import AutoLayout
import Foundation

/// Reads `<fontDescription>` and `<font>` elements.
struct FontReader: Equatable {
  /// The version of iOS whose text styles hold.
  let systemVersion: Int
  /// The content size at which the canvas shows text styles.
  let contentSizeCategory: UIContentSizeCategory

  /// Whether system fonts are shown bolder.
  let hasBoldText: Bool
  /// Whether text styles have the sizes of the canvas, which a device does not always have.
  private let isCanvas: Bool

  init(_ platform: Platform, _ settings: CanvasSettings = CanvasSettings()) {
    isCanvas = platform.surface == .canvas && settings.contentSizeCategory == nil
    systemVersion = platform.release.systemVersion
    contentSizeCategory =
      settings.contentSizeCategory
      ?? (isCanvas ? PlatformMetrics.canvasContentSizeCategory[platform] : .large)
    hasBoldText = settings.hasBoldText
  }

  /// Sizes beyond this are taken as broken; the largest letters of a screen have some 500 points.
  private static let sizeRange: ClosedRange<CGFloat> = 0.5...2_000

  /// The font of a description; nil when it states none.
  func font(_ element: XMLTree.Element) -> UIFont? {
    if let style = element[FontDescriptionElement.style] { return font(of: style) }
    let size = Self.size(element)
    if let name = element[FontDescriptionElement.name], !name.hasPrefix(".") {
      return UIFont(documentName: name, family: element[FontDescriptionElement.family], size: size)
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
    let size =
      element[FontDescriptionElement.pointSize] ?? element[FontDescriptionElement.size]
      ?? UIFont.systemFontSize
    return min(max(size, sizeRange.lowerBound), sizeRange.upperBound)
  }

  private func systemFont(_ element: XMLTree.Element, size: CGFloat) -> UIFont {
    let weight = element[FontDescriptionElement.weight]
    return switch element[FontDescriptionElement.type] ?? element[FontDescriptionElement.metaFont] {
    case .bold: .boldSystemFont(ofSize: size)
    case .italic: .italicSystemFont(ofSize: size)
    case .monospaced: .monospacedSystemFont(ofSize: size, weight: weight)
    case .system, nil: .systemFont(ofSize: size, weight: weight)
    }
  }
}
