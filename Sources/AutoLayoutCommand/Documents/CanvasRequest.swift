import AutoLayout
import Foundation
import InterfaceBuilder

/// What documents are to be laid out on, as a value that can be sent to a worker.
struct CanvasRequest: Codable, Hashable, Sendable {
  /// Interface Builder's identifiers; nil for the document's own device.
  var devices: [String]?
  /// Nil for the document's own orientation.
  var orientation: OrientationChoice?
  /// Nil for the device's own size.
  var size: CanvasSize?
  /// Interface Builder's canvas or a device; nil for what the choice of device says.
  var surface: Surface?
  /// Whether the document's own canvas comes first, before `devices`.
  var includesOwnCanvas = false
  /// Whether iPads are laid out at the widths of Split View, too.
  var includesSplits = false
  /// Languages and settings; each canvas is laid out in all of them.
  var variants = VariantRequest()

  /// The canvases, each once: devices in the order of the request, portrait before landscape, the
  /// full screen before its parts.
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

  /// Nil stands for the document's own orientation.
  private var orientations: [Device.Orientation?] {
    switch orientation {
    case nil: [nil]
    case .portrait: [.portrait]
    case .landscape: [.landscape]
    case .all: [.portrait, .landscape]
    }
  }

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

/// How devices are held.
enum OrientationChoice: String, Codable, Sendable, CaseIterable {
  case portrait, landscape, all
}

/// A size in points.
struct CanvasSize: Codable, Hashable, Sendable {
  let width: Double
  let height: Double

  /// The size as geometry has it, in points.
  var points: CGSize { CGSize(width: width, height: height) }

  /// The largest screen that Apple's tools offer is a tenth of this; sums of a thousand such numbers
  /// are still exact to a millionth of a point.
  static let largest = 20_000.0

  /// Reads `375x667`; nil for anything else, and for sides below 1 or above `largest`.
  init?(_ text: String) {
    let parts = text.lowercased().split(separator: "x", omittingEmptySubsequences: false)
    guard parts.count == 2, let width = Double(parts[0]), let height = Double(parts[1]),
      (1...Self.largest).contains(width), (1...Self.largest).contains(height)
    else { return nil }
    self.width = width
    self.height = height
  }
}
