import AutoLayout
import Foundation

/// What a root is laid out on: the document's own canvas, or another.
public struct CanvasChoice: Sendable, Hashable {
  /// Nil for the document's own device.
  public var device: Device?
  /// Nil for the document's own orientation.
  public var orientation: Device.Orientation?
  /// Size of the root in points; nil for what the device gives.
  public var size: CGSize?
  /// What else is set; nothing unless given.
  public var settings: CanvasSettings
  /// The texts that are shown; the document's own unless given.
  public var localization: InterfaceLocalization

  /// A choice in which what is left out is the document's.
  public init(
    device: Device? = nil, orientation: Device.Orientation? = nil, size: CGSize? = nil,
    settings: CanvasSettings = CanvasSettings(), localization: InterfaceLocalization = .document
  ) {
    self.device = device
    self.orientation = orientation
    self.size = size
    self.settings = settings
    self.localization = localization
  }

  /// The canvas that the document was saved with.
  public static let document = CanvasChoice()

  /// Another device.
  public static func device(
    _ device: Device, _ orientation: Device.Orientation = .portrait
  ) -> CanvasChoice { CanvasChoice(device: device, orientation: orientation) }

  /// Another size in points on the document's own device.
  public static func size(_ size: CGSize) -> CanvasChoice { CanvasChoice(size: size) }
}
