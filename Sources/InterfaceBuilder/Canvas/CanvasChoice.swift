import AutoLayout
import Foundation

/// What a root is laid out on: the document's own canvas, or another one.
///
///     root.instantiate(on: .document)                            // as in Interface Builder
///     root.instantiate(on: .size(CGSize(width: 320, height: 568)))
///
/// Unless a surface is chosen, a choice with a device, an orientation, a size or a version of iOS
/// is laid out as in a running application, and one with none of them as on the canvas.
public struct CanvasChoice: Sendable, Hashable {
  /// Nil for the document's own device.
  public var device: Device?
  /// Nil for the document's own orientation.
  public var orientation: Device.Orientation?
  /// Size of the root in points; nil for the size that the device gives.
  public var size: CGSize?
  /// Interface Builder's canvas or a device. If nil, the other choices decide: the canvas if
  /// device, orientation, size and version of iOS are all nil, and a device otherwise.
  public var surface: Surface?
  /// What else is set; by default nothing.
  public var settings: CanvasSettings
  /// The texts that are shown; by default the document's own.
  public var localization: InterfaceLocalization
  /// The images and colors of the project for pictures of the root; nil for those that the document
  /// records.
  @ChosenAssets package var assets: DocumentAssets? = nil
  /// The size class of the width, which chooses the variations of the document; nil for that of the
  /// device.
  public var horizontalSizeClass: Device.SizeClass?
  /// The size class of the height; nil for that of the device.
  public var verticalSizeClass: Device.SizeClass?

  /// A choice; values that are not given are the document's.
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

  /// The surface that applies.
  public var shownSurface: Surface {
    if let surface { return surface }
    if horizontalSizeClass != nil || verticalSizeClass != nil { return .canvas }
    let isDocument =
      device == nil && orientation == nil && size == nil && settings.systemVersion == nil
    return isDocument ? .canvas : .device
  }

  /// The canvas that the document was saved with, in the document's own language.
  public static let document = CanvasChoice()

  /// The canvas of another device, as the Xcode that saved the document would draw it.
  public static func canvas(
    of device: Device, _ orientation: Device.Orientation = .portrait
  ) -> CanvasChoice {
    CanvasChoice(device: device, orientation: orientation, surface: .canvas)
  }

  /// Another device, with the newest version of iOS that it runs, up to the default.
  public static func device(
    _ device: Device, _ orientation: Device.Orientation = .portrait
  ) -> CanvasChoice { CanvasChoice(device: device, orientation: orientation) }

  /// The main screen of a program, for views that it loads.
  @MainActor
  static var application: CanvasChoice {
    CanvasChoice(
      device: UIScreen.main.device, orientation: UIScreen.main.orientation, surface: .device)
  }

  /// Another size in points on the document's own device, at run time and not on its canvas.
  public static func size(_ size: CGSize) -> CanvasChoice { CanvasChoice(size: size) }
}
