import AutoLayout
import Foundation

/// Reads `<fontDescription>` and `<font>` elements.
struct FontReader {
  /// The major version of iOS whose text styles apply.
  let systemVersion: Int
  /// The content size at which the canvas shows text styles.
  let contentSizeCategory: UIContentSizeCategory

  /// A Boolean value that indicates whether system fonts are shown in bold.
  let hasBoldText: Bool
  /// A Boolean value that indicates whether text styles have the sizes of the canvas, which can
  /// differ from those of a device.
  private let isCanvas: Bool
  /// The font files of the project.
  private let files: DocumentFonts
  /// A Boolean value that indicates whether the app's font files are also used.
  private let readsProgramFonts: Bool

  /// Creates a reader for a platform. A content size category in the settings selects the sizes of
  /// devices.
  init(
    _ platform: Platform, _ settings: CanvasSettings = CanvasSettings(),
    files: DocumentFonts = DocumentFonts(), readsProgramFonts: Bool = false
  ) {
    self.files = files
    self.readsProgramFonts = readsProgramFonts
    isCanvas = platform.surface == .canvas && settings.contentSizeCategory == nil
    systemVersion = platform.release.systemVersion
    contentSizeCategory =
      settings.contentSizeCategory
      ?? (isCanvas ? PlatformMetrics.canvasContentSizeCategory[platform] : .large)
    hasBoldText = settings.hasBoldText
  }

  /// The range to which point sizes are clamped; the largest letters on a screen have about 500
  /// points.
  private static let sizeRange: ClosedRange<CGFloat> = 0.5...2_000

  /// Returns a Boolean value that indicates whether fonts have the same sizes with another reader
  /// of the same document.
  func hasSizes(of other: FontReader) -> Bool {
    systemVersion == other.systemVersion && contentSizeCategory == other.contentSizeCategory
      && hasBoldText == other.hasBoldText && isCanvas == other.isCanvas
  }

  /// Returns the font of a description. A named font that is neither in iOS nor in the project is
  /// replaced with Helvetica Neue, as in UIKit.
  ///
  /// A name that begins with a period belongs to a system font, whose type and weight are read
  /// instead.
  ///
  ///     <fontDescription key="fontDescription" type="system" weight="semibold" pointSize="20"/>
  ///     <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>
  func font(_ element: XMLTree.Element) -> UIFont? {
    if let style = element[FontDescriptionElement.style] { return font(of: style) }
    let size = Self.size(element)
    if let name = element[FontDescriptionElement.name], !name.hasPrefix(".") {
      return font(named: name, family: element[FontDescriptionElement.family], size: size)
    }
    return shown(systemFont(element, size: size))
  }

  /// Returns the font with a name: of iOS, of the project, of the program, or of the table of open
  /// fonts.
  private func font(named name: String, family: String?, size: CGFloat) -> UIFont {
    if let font = UIFont(documentName: name, family: family, size: size) { return font }
    let face =
      files.face(named: name) ?? (readsProgramFonts ? ProgramFonts.face(named: name) : nil)
    if let face { return UIFont(face, name: name, family: family ?? name, size: size) }
    return UIFont(openFont: name, family: family, size: size)
      ?? UIFont(replacing: name, family: family, size: size)
  }

  /// Returns the font of a text style at the content size category, with the sizes of the canvas on
  /// one.
  func font(of style: UIFont.TextStyle) -> UIFont {
    shown(
      isCanvas
        ? .canvasFont(
          forTextStyle: style, systemVersion: systemVersion,
          contentSizeCategory: contentSizeCategory)
        : .preferredFont(forTextStyle: style, contentSizeCategory: contentSizeCategory))
  }

  /// Returns a font as the system shows it: in bold if the setting Bold Text is on.
  private func shown(_ font: UIFont) -> UIFont { hasBoldText ? font.withBoldText : font }

  /// Returns the point size, clamped to `sizeRange`, or the system's 14 points if the description
  /// does not state one.
  private static func size(_ element: XMLTree.Element) -> CGFloat {
    let size =
      element[FontDescriptionElement.pointSize] ?? element[FontDescriptionElement.size]
      ?? UIFont.systemFontSize
    return min(max(size, sizeRange.lowerBound), sizeRange.upperBound)
  }

  /// Returns the system font of a description. Only `system` and `monospaced` have a weight;
  /// `metaFont` is the older name of the type.
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
