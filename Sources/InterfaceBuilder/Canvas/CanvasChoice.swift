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
  /// Interface Builder's canvas or a device. Nil for what the rest says: the canvas where neither
  /// device, orientation, size nor version of iOS are chosen, and a device otherwise.
  public var surface: Surface?
  /// What else is set; nothing unless given.
  public var settings: CanvasSettings
  /// The texts that are shown; the document's own unless given.
  public var localization: InterfaceLocalization

  /// A choice in which what is left out is the document's.
  public init(
    device: Device? = nil, orientation: Device.Orientation? = nil, size: CGSize? = nil,
    surface: Surface? = nil, settings: CanvasSettings = CanvasSettings(),
    localization: InterfaceLocalization = .document
  ) {
    self.device = device
    self.orientation = orientation
    self.size = size
    self.surface = surface
    self.settings = settings
    self.localization = localization
  }

  /// The surface that holds.
  public var shownSurface: Surface {
    if let surface { return surface }
    let isDocument =
      device == nil && orientation == nil && size == nil && settings.systemVersion == nil
    return isDocument ? .canvas : .device
  }

  /// The canvas that the document was saved with.
  public static let document = CanvasChoice()

  /// Another device, as the Xcode that saved the document would draw its canvas.
  public static func canvas(
    of device: Device, _ orientation: Device.Orientation = .portrait
  ) -> CanvasChoice {
    CanvasChoice(device: device, orientation: orientation, surface: .canvas)
  }

  /// Another device.
  public static func device(
    _ device: Device, _ orientation: Device.Orientation = .portrait
  ) -> CanvasChoice { CanvasChoice(device: device, orientation: orientation) }

  /// The main screen of a program, for views that it loads.
  @MainActor
  static var application: CanvasChoice {
    CanvasChoice(
      device: UIScreen.main.device, orientation: UIScreen.main.orientation, surface: .device)
  }

  /// Another size in points on the document's own device.
  public static func size(_ size: CGSize) -> CanvasChoice { CanvasChoice(size: size) }
}
