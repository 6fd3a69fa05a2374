import AutoLayout
import Foundation
import InterfaceBuilder

/// The canvases on which texts must fit.
///
/// By default these are all devices in portrait and landscape at the default size of text.
public struct BudgetCanvases: Hashable, Sendable, Codable {
  /// Devices, orientations, sizes of text and directions. The document's own canvas and languages
  /// are not used.
  public var canvases: LintCanvases
  /// A Boolean value that indicates whether texts must also fit when the setting Bold Text is on.
  public var includesBoldText: Bool

  /// Creates the default canvases: all devices in portrait and landscape, at the default size of
  /// text.
  public init() {
    canvases = LintCanvases()
    canvases.includesDocumentCanvas = false
    canvases.devices = Device.all.map(\.id)
    canvases.orientations = .all
    includesBoldText = false
  }

  /// The canvases, grouped by setting. The narrowest come first because they usually have the least
  /// space.
  ///
  /// Devices that have the same screen are one canvas.
  var bySetting: [(setting: TextSetting, canvases: [LintCanvas])] {
    var order: [TextSetting] = []
    var groups: [TextSetting: [LintCanvas]] = [:]
    var seen: Set<Screen> = []
    for canvas in all {
      let setting = TextSetting(canvas)
      guard seen.insert(Screen(canvas, setting)).inserted else { continue }
      if groups[setting] == nil { order.append(setting) }
      groups[setting, default: []].append(canvas)
    }
    return order.map { setting in
      let canvases = (groups[setting] ?? []).enumerated().sorted {
        ($0.element.width, $0.offset) < ($1.element.width, $1.offset)
      }
      return (setting, canvases.map(\.element))
    }
  }

  /// All canvases, with and without Bold Text.
  private var all: [LintCanvas] {
    let plain = canvases.all
    guard includesBoldText else { return plain }
    return plain
      + plain.map { canvas in
        var bold = canvas
        bold.hasBoldText = true
        return bold
      }
  }

  /// The properties of a canvas that can affect a layout.
  private struct Screen: Hashable {
    /// The size in points, as the device is held.
    let size: CGSize
    /// The number of pixels per point. The widths of texts are rounded to pixels.
    let scale: CGFloat
    /// The safe area without bars, in points.
    let insets: UIEdgeInsets
    /// The raw values of the size classes.
    let classes: [String]
    /// A Boolean value that indicates whether iPads show other texts and controls.
    let isPad: Bool
    /// The last version of iOS that runs on the device, on which the widths of fonts depend, or
    /// `nil` if the newest version does.
    let lastVersion: Int?
    /// The name of the part of the screen, or `nil` for the whole screen.
    let split: String?
    /// A Boolean value that indicates whether the interface runs from right to left.
    let isRightToLeft: Bool
    /// The size and the weight of texts.
    let setting: TextSetting

    /// Creates the screen of a canvas from the catalog of devices.
    init(_ canvas: LintCanvas, _ setting: TextSetting) {
      let device = canvas.device.flatMap { Device(identifier: $0) }
      let orientation: Device.Orientation = canvas.isLandscape == true ? .landscape : .portrait
      size = device?.size(in: orientation) ?? .zero
      scale = device?.scale ?? 0
      insets = device?.safeAreaInsets(in: orientation) ?? .zero
      classes = [
        device?.horizontalSizeClass(in: orientation), device?.verticalSizeClass(in: orientation),
      ].map { $0?.rawValue ?? "" }
      isPad = device?.isPad ?? false
      lastVersion = device?.lastSystemVersion
      split = canvas.split
      isRightToLeft = canvas.isRightToLeft
      self.setting = setting
    }
  }
}

extension LintCanvas {
  /// The width of the screen, or of its part, in points.
  fileprivate var width: CGFloat {
    choice(showing: .document).size?.width
      ?? device.flatMap { Device(identifier: $0) }?
      .size(in: isLandscape == true ? .landscape : .portrait).width ?? 0
  }
}
