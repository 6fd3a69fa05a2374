import AutoLayout
import Foundation
import InterfaceBuilder

/// The canvases for documents, as a value that can be sent to a worker.
///
/// The selection of a command without options is `CanvasSelection()`: the canvas with which the
/// document was saved.
struct CanvasSelection: Codable, Hashable, Sendable {
  /// Interface Builder's identifiers of devices, or `nil` for the device of the document.
  var devices: [String]?
  /// The orientation, or `nil` for that of the document.
  var orientation: OrientationChoice?
  /// The size in points, or `nil` for the size of the device.
  var size: CanvasSize?
  /// The surface, which is Interface Builder's canvas or the screen at run time, or `nil` for the
  /// default of the device.
  var surface: Surface?
  /// A Boolean value that indicates whether the document's own canvas precedes `devices`.
  var includesOwnCanvas = false
  /// A Boolean value that indicates whether iPads are also laid out at the widths of Split View.
  var includesSplits = false
  /// The languages and settings. Each canvas is laid out in all of them.
  var variants = VariantRequest()

  /// All canvases without duplicates: devices in the order of the selection, portrait before
  /// landscape, the full screen before its parts.
  var choices: [CanvasChoice] {
    var choices: [CanvasChoice] = []
    if includesOwnCanvas { choices.append(.document) }
    let devices = self.devices?.compactMap(Device.init(identifier:)) ?? [nil]
    for device in devices {
      for orientation in orientations {
        choices.append(
          CanvasChoice(
            device: device, orientation: orientation, size: size?.points, surface: surface))
        if let device { choices += splits(of: device, in: orientation ?? .portrait) }
      }
    }
    return choices
  }

  /// The orientations, where `nil` is that of the document.
  private var orientations: [Device.Orientation?] {
    switch orientation {
    case nil: [nil]
    case .portrait: [.portrait]
    case .landscape: [.landscape]
    case .all: [.portrait, .landscape]
    }
  }

  /// Returns the canvases of a device in Split View, at the full height.
  private func splits(of device: Device, in orientation: Device.Orientation) -> [CanvasChoice] {
    guard includesSplits, size == nil else { return [] }
    let height = device.size(in: orientation).height
    return device.splitWidths(in: orientation).map { split in
      CanvasChoice(
        device: device, orientation: orientation,
        size: CGSize(width: split.width, height: height))
    }
  }
}

/// The orientations of an option: one of them, or both.
enum OrientationChoice: String, Codable, Sendable, CaseIterable {
  /// The orientations, with the names of the options.
  case portrait, landscape, all
}

/// The size of a canvas in points, as an option such as `375x667`.
///
///     CanvasSize("375x667")?.points    // 375 × 667
///     CanvasSize("375 × 667")          // nil
struct CanvasSize: Codable, Hashable, Sendable {
  /// The width in points.
  let width: Double
  /// The height in points.
  let height: Double

  /// The size in the type of geometry.
  var points: CGSize { CGSize(width: width, height: height) }

  /// The maximum length of a side, in points. It is ten times that of the largest screen in Apple's
  /// tools, and sums of a thousand such numbers are exact to a millionth of a point.
  static let largest = 20_000.0

  /// Creates a size from a text such as `375x667`. Fails for any other format, and for sides below
  /// 1 or above `largest`.
  init?(_ text: String) {
    let parts = text.lowercased().split(separator: "x", omittingEmptySubsequences: false)
    guard parts.count == 2, let width = Double(parts[0]), let height = Double(parts[1]),
      (1...Self.largest).contains(width), (1...Self.largest).contains(height)
    else { return nil }
    self.width = width
    self.height = height
  }
}
