import AutoLayout
import Foundation
import InterfaceBuilder

/// A canvas in the terms of the page.
///
/// Members that are `nil` have the value of Interface Builder's canvas for the document. If both
/// `width` and `height` are set, they replace the size of the device.
struct CanvasRequest: Codable, Equatable, Sendable {
  /// The identifier of the device in Interface Builder, or `nil` for the device of the document.
  var device: String?
  /// A Boolean value that indicates whether the device is in landscape, or `nil` for the
  /// orientation of the document.
  var isLandscape: Bool?
  /// The width in points, or `nil` for the size of the device.
  var width: Double?
  /// The height in points, or `nil` for the size of the device.
  var height: Double?
  /// A Boolean value that indicates whether the appearance is dark.
  var isDark: Bool?
  /// A raw value of `UIContentSizeCategory`.
  var textSize: String?
  /// A language, or `pseudo`.
  var locale: String?
  /// A Boolean value that indicates whether leading edges are on the right, or `nil` for the
  /// direction of the language.
  var isRightToLeft: Bool?
  /// A Boolean value that indicates whether the user prefers bold text.
  var hasBoldText: Bool?
  /// The size class of the width: `any`, `compact` or `regular`, or `nil` for that of the device.
  var widthClass: String?
  /// The size class of the height, or `nil` for that of the device.
  var heightClass: String?
  /// The major release of iOS, or `nil` for the current one.
  var systemVersion: Int?

  /// The maximum length of a side in points: ten times that of the largest screen.
  static let maxSideLength = 12_000.0

  /// Returns the canvas for a document's file.
  ///
  /// - Throws: `StudioError` for unknown devices and size classes, for languages that are not next
  ///   to the document, and for sizes that are not finite numbers.
  func choice(of file: String) throws -> CanvasChoice {
    var choice = CanvasChoice()
    if let device {
      guard let known = Device(identifier: device) else {
        throw StudioError("unknown device '\(device)'", hint: "choose one from the list")
      }
      choice.device = known
    }
    choice.orientation = isLandscape.map { $0 ? .landscape : .portrait }
    if let width, let height {
      guard width.isFinite, height.isFinite else {
        throw StudioError("invalid size", hint: "write the size in points")
      }
      choice.size = CGSize(
        width: min(max(width, 1), Self.maxSideLength),
        height: min(max(height, 1), Self.maxSideLength))
    }
    try setSizeClasses(of: &choice)
    choice.settings = CanvasSettings(
      systemVersion: systemVersion,
      contentSizeCategory: textSize.map(UIContentSizeCategory.init(rawValue:)),
      layoutDirection: isRightToLeft.map { $0 ? .rightToLeft : .leftToRight },
      hasBoldText: hasBoldText ?? false)
    if let locale { choice.localization = try Self.localization(locale, file) }
    return choice
  }

  /// Sets the size classes and, if both are chosen without a size or device, the size of their
  /// canvas.
  ///
  /// - Throws: `StudioError` for unknown size classes.
  private func setSizeClasses(of choice: inout CanvasChoice) throws {
    choice.horizontalSizeClass = try Self.sizeClass(widthClass)
    choice.verticalSizeClass = try Self.sizeClass(heightClass)
    guard choice.size == nil, choice.device == nil,
      let width = choice.horizontalSizeClass, let height = choice.verticalSizeClass
    else { return }
    choice.size = CGSize(width: width.canvasSide, height: height.canvasSide)
  }

  /// Returns the size class with a name, or `nil` without a name.
  ///
  /// - Throws: `StudioError` for an unknown name.
  private static func sizeClass(_ name: String?) throws -> Device.SizeClass? {
    guard let name else { return nil }
    guard let sizeClass = Device.SizeClass(rawValue: name) else {
      throw StudioError("unknown size class", hint: "write any, compact or regular")
    }
    return sizeClass
  }

  /// Returns the texts of a language next to a document.
  ///
  /// - Throws: `StudioError` if there are no texts in the language.
  private static func localization(
    _ locale: String, _ file: String
  ) throws -> InterfaceLocalization {
    if locale == "pseudo" { return InterfaceLocalization(isPseudo: true) }
    let finder = LocalizationFinder(document: URL(fileURLWithPath: file))
    // Only languages next to the document are allowed, because the name is part of a path.
    guard finder.languageFolders.contains(locale) else {
      throw StudioError(
        "the document has no localization for '\(locale)'", hint: "choose one from the list")
    }
    return try finder.localization(for: locale).localization
  }
}

extension CanvasRequest {
  /// A Boolean value that indicates whether the canvas is that of the document, for which frames
  /// are recorded.
  var isOwn: Bool {
    var other = self
    other.isDark = nil
    if other.hasBoldText == false { other.hasBoldText = nil }
    return other == CanvasRequest()
  }

  /// A Boolean value that indicates whether views for the canvas are laid out as those for the
  /// canvas of the document. The appearance affects pictures only.
  var isPlain: Bool {
    var other = self
    other.isDark = nil
    return other == CanvasRequest()
  }

  /// Returns a Boolean value that indicates whether the views for one canvas can be reused for the
  /// other.
  func sameViews(as other: CanvasRequest) -> Bool {
    textSize == other.textSize && locale == other.locale && isRightToLeft == other.isRightToLeft
      && hasBoldText == other.hasBoldText && systemVersion == other.systemVersion
  }
}
