import AutoLayout
import Foundation
import InterfaceBuilder

/// A surface that documents are linted on.
public struct LintCanvas: Hashable, Sendable, Codable {
  /// Interface Builder's identifier of the device; nil for the document's own.
  public var device: String?
  /// Whether the device lies on its side; nil for the document's own orientation.
  public var isLandscape: Bool?
  /// The name of the part of an iPad's screen, such as `1/3`; nil for all of it.
  public var split: String?
  /// Whether the interface runs from right to left.
  public var isRightToLeft: Bool

  /// A surface in which what is left out is the document's.
  public init(
    device: String? = nil, isLandscape: Bool? = nil, split: String? = nil,
    isRightToLeft: Bool = false
  ) {
    self.device = device
    self.isLandscape = isLandscape
    self.split = split
    self.isRightToLeft = isRightToLeft
  }

  /// The canvas that a document was saved with.
  public static let document = LintCanvas()

  /// Whether recorded frames were made on the surface.
  var isOwn: Bool { self == .document }

  /// The name in findings: `canvas`, `retina6_1`, `ipad9_7 landscape 1/3 right-to-left`.
  public var name: String {
    var words = [device ?? "canvas"]
    if let isLandscape { words.append(isLandscape ? "landscape" : "portrait") }
    if let split { words.append(split) }
    if isRightToLeft { words.append("right-to-left") }
    return words.joined(separator: " ")
  }

  /// What the surface is for a root; the whole screen where the device has no such part.
  var choice: CanvasChoice {
    let device = device.flatMap { Device(identifier: $0) }
    let orientation = isLandscape.map { $0 ? Device.Orientation.landscape : .portrait }
    var choice = CanvasChoice(device: device, orientation: orientation)
    if let split, let device {
      let held = orientation ?? .portrait
      let part = device.splitWidths(in: held).first { $0.name == split }
      choice.size = part.map { CGSize(width: $0.width, height: device.size(in: held).height) }
    }
    return choice
  }
}

/// Which surfaces documents are linted on.
public struct LintCanvases: Hashable, Sendable, Codable {
  /// Which ways devices are held.
  public enum Orientations: String, Hashable, Sendable, Codable, CaseIterable {
    case portrait, landscape, all
  }
  /// Which ways the interface runs.
  public enum Directions: String, Hashable, Sendable, Codable, CaseIterable {
    case leftToRight = "left-to-right"
    case rightToLeft = "right-to-left"
    case all
  }

  /// Interface Builder's identifiers of devices that come after the document's own canvas.
  public var devices: [String] = []
  /// Which ways the devices are held.
  public var orientations = Orientations.portrait
  /// Whether iPads are taken at the widths of Split View, too.
  public var includesSplits = false
  /// Which ways the interface runs.
  public var directions = Directions.leftToRight
  /// Whether the document's own canvas comes first.
  public var includesDocumentCanvas = true

  /// The document's own canvas alone.
  public init() {}

  /// Every surface once: the document's own, then devices in their order, portrait first, the full
  /// screen before its parts, left to right before right to left.
  public var all: [LintCanvas] {
    var found: [LintCanvas] = includesDocumentCanvas ? [.document] : []
    for id in devices {
      for isLandscape in heldWays {
        found.append(LintCanvas(device: id, isLandscape: isLandscape))
        if includesSplits, let device = Device(identifier: id) {
          found += device.splitWidths(in: isLandscape ? .landscape : .portrait).map {
            LintCanvas(device: id, isLandscape: isLandscape, split: $0.name)
          }
        }
      }
    }
    return directed(found)
  }

  private var heldWays: [Bool] {
    switch orientations {
    case .portrait: [false]
    case .landscape: [true]
    case .all: [false, true]
    }
  }

  private func directed(_ canvases: [LintCanvas]) -> [LintCanvas] {
    canvases.flatMap { canvas in
      var turned = canvas
      turned.isRightToLeft = true
      switch directions {
      case .leftToRight: return [canvas]
      case .rightToLeft: return [turned]
      case .all: return [canvas, turned]
      }
    }
  }
}
