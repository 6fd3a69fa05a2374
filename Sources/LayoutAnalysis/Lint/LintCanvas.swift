import AutoLayout
import Foundation
import InterfaceBuilder

/// A surface on which documents are linted.
public struct LintCanvas: Hashable, Sendable, Codable {
  /// Interface Builder's identifier of the device, or `nil` for the document's own.
  public var device: String?
  /// A Boolean value that indicates whether the device is in landscape, or `nil` for the document's
  /// own orientation.
  public var isLandscape: Bool?
  /// The name of the part of an iPad's screen, such as `1/3`, or `nil` for the whole screen.
  public var split: String?
  /// A Boolean value that indicates whether the interface runs from right to left. Right-to-left
  /// languages do in any case.
  public var isRightToLeft: Bool
  /// The language of the texts, or `nil` for the document's own.
  public var locale: String?
  /// A Boolean value that indicates whether pseudo-translated texts are shown, which are a third
  /// longer.
  public var isPseudo = false
  /// The preferred content size, or `nil` for that of the canvas.
  public var contentSize: UIContentSizeCategory? {
    get { contentSizeName.map(UIContentSizeCategory.init(rawValue:)) }
    set { contentSizeName = newValue?.rawValue }
  }
  /// The raw value of `contentSize`, which is `Codable`.
  private var contentSizeName: String?
  /// A Boolean value that indicates whether the system shows its fonts in bold.
  public var hasBoldText = false

  /// Creates a surface. Omitted properties are those of the document.
  public init(
    device: String? = nil, isLandscape: Bool? = nil, split: String? = nil,
    isRightToLeft: Bool = false
  ) {
    self.device = device
    self.isLandscape = isLandscape
    self.split = split
    self.isRightToLeft = isRightToLeft
  }

  /// The canvas with which a document was saved.
  public static let document = LintCanvas()

  /// A Boolean value that indicates whether recorded frames refer to this surface.
  var isOwn: Bool { self == .document }

  /// The name in findings: `canvas`, `retina6_1`, `ipad9_7 landscape 1/3 right-to-left`.
  public var name: String {
    var words = [device ?? "canvas"]
    if let isLandscape { words.append(isLandscape ? "landscape" : "portrait") }
    if let split { words.append(split) }
    if isRightToLeft { words.append("right-to-left") }
    if let locale { words.append(locale) }
    if isPseudo { words.append("pseudo") }
    if let contentSize { words.append(ContentSizeName.short(of: contentSize)) }
    if hasBoldText { words.append("bold-text") }
    return words.joined(separator: " ")
  }

  /// Returns the canvas for a root with some texts. It is the whole screen if the device does not
  /// have the part.
  func choice(showing texts: InterfaceLocalization) -> CanvasChoice {
    let device = device.flatMap { Device(identifier: $0) }
    let orientation = isLandscape.map { $0 ? Device.Orientation.landscape : .portrait }
    let settings = CanvasSettings(
      contentSizeCategory: contentSize, layoutDirection: isRightToLeft ? .rightToLeft : nil,
      hasBoldText: hasBoldText)
    var choice = CanvasChoice(
      device: device, orientation: orientation, settings: settings, localization: texts)
    if let split, let device {
      let held = orientation ?? .portrait
      let part = device.splitWidths(in: held).first { $0.name == split }
      choice.size = part.map { CGSize(width: $0.width, height: device.size(in: held).height) }
    }
    return choice
  }
}
