import AutoLayout
import Foundation
import InterfaceBuilder

/// A canvas in the words of the page.
///
/// Members that are nil have the value of the canvas that Interface Builder shows the document on.
/// A width and a height replace the size of the device.
struct CanvasRequest: Codable, Equatable, Sendable {
  /// Interface Builder's identifier; nil for the document's own device.
  var device: String?
  /// Whether the device is on its side; nil for the orientation of the document.
  var isLandscape: Bool?
  /// The width in points; nil for that of the device.
  var width: Double?
  /// The height in points; nil for that of the device.
  var height: Double?
  /// Whether the appearance is dark.
  var isDark: Bool?
  /// A raw value of `UIContentSizeCategory`.
  var textSize: String?
  /// A language, or `pseudo`.
  var locale: String?
  /// Whether leading edges are on the right; nil for the direction of the language.
  var isRightToLeft: Bool?
  /// Whether the user prefers bold text.
  var hasBoldText: Bool?
  /// The major release of iOS; nil for the current one.
  var systemVersion: Int?

  /// The largest side in points: ten times the largest screen.
  static let largestSide = 12_000.0

  /// The choice for a document's file.
  ///
  /// - Throws: `StudioError` for unknown devices, for languages that are not next to the document,
  /// and for sizes that are not numbers.
  func choice(of file: String) throws -> CanvasChoice {
    var choice = CanvasChoice()
    if let device {
      guard let known = Device(identifier: device) else {
        throw StudioError("unknown device '\(device)'", hint: "choose one of the list")
      }
      choice.device = known
    }
    choice.orientation = isLandscape.map { $0 ? .landscape : .portrait }
    if let width, let height {
      guard width.isFinite, height.isFinite else {
        throw StudioError("the size is invalid", hint: "write numbers of points")
      }
      choice.size = CGSize(
        width: min(max(width, 1), Self.largestSide), height: min(max(height, 1), Self.largestSide))
    }
    choice.settings = CanvasSettings(
      systemVersion: systemVersion,
      contentSizeCategory: textSize.map(UIContentSizeCategory.init(rawValue:)),
      layoutDirection: isRightToLeft.map { $0 ? .rightToLeft : .leftToRight },
      hasBoldText: hasBoldText ?? false)
    if let locale { choice.localization = try Self.localization(locale, file) }
    return choice
  }

  /// The texts of a language next to a document.
  ///
  /// - Throws: `StudioError` if there are none.
  private static func localization(
    _ locale: String, _ file: String
  ) throws -> InterfaceLocalization {
    if locale == "pseudo" { return InterfaceLocalization(isPseudo: true) }
    let finder = LocalizationFinder(document: URL(fileURLWithPath: file))
    // Only languages that stand beside the document; the name is part of a path.
    guard finder.languageFolders.contains(locale) else {
      throw StudioError("there are no texts in '\(locale)'", hint: "choose one of the list")
    }
    return try finder.localization(for: locale).localization
  }
}

extension CanvasRequest {
  /// Whether the canvas is the document's own, on which frames are recorded.
  var isOwn: Bool {
    var other = self
    other.isDark = nil
    if other.hasBoldText == false { other.hasBoldText = nil }
    return other == CanvasRequest()
  }

  /// Whether a tree of the one canvas can be moved to the other.
  func sameViews(as other: CanvasRequest) -> Bool {
    textSize == other.textSize && locale == other.locale && isRightToLeft == other.isRightToLeft
      && hasBoldText == other.hasBoldText && systemVersion == other.systemVersion
  }
}
