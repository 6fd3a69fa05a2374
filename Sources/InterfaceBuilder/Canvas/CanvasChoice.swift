import AutoLayout
import Foundation

/// The surface on which a root is laid out: the document's own canvas, or another one.
///
///     root.instantiate(on: .document)                            // as in Interface Builder
///     root.instantiate(on: .size(CGSize(width: 320, height: 568)))
///
/// Unless a surface is chosen, a choice with a size class is laid out as on the canvas. Otherwise,
/// one with a device, an orientation, a size or a version of iOS is laid out as in a running app,
/// and one with none of them as on the canvas.
public struct CanvasChoice: Sendable, Hashable {
  /// The device, or `nil` for the document's own.
  public var device: Device?
  /// The orientation, or `nil` for the document's own.
  public var orientation: Device.Orientation?
  /// The size of the root in points, or `nil` for the size that the device determines.
  public var size: CGSize?
  /// Interface Builder's canvas or a device. If `nil`, `shownSurface` follows from the other
  /// choices: the canvas if a size class is chosen, or if device, orientation, size and version of
  /// iOS are all `nil`, and a device otherwise.
  public var surface: Surface?
  /// The settings of the user and the system, such as the text size. By default, none are set.
  public var settings: CanvasSettings
  /// The displayed texts. By default, these are the document's own.
  public var localization: InterfaceLocalization
  /// The images and colors of the project for pictures of the root, or `nil` for those that the
  /// document records.
  @ChosenAssets package var assets: DocumentAssets? = nil
  /// The size class of the width, which selects the variations of the document, or `nil` for that
  /// of the device.
  public var horizontalSizeClass: Device.SizeClass?
  /// The size class of the height, which selects the variations of the document, or `nil` for that
  /// of the device.
  public var verticalSizeClass: Device.SizeClass?

  /// Creates a choice. Omitted values are those of the document.
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

  /// The surface on which the root is laid out: `surface`, or the one that follows from the other
  /// choices.
  public var shownSurface: Surface {
    if let surface { return surface }
    if horizontalSizeClass != nil || verticalSizeClass != nil { return .canvas }
    let isDocument =
      device == nil && orientation == nil && size == nil && settings.systemVersion == nil
    return isDocument ? .canvas : .device
  }

  /// The canvas with which the document was saved, in the document's own language.
  public static let document = CanvasChoice()

  /// Returns the canvas of another device, as the Xcode that saved the document would draw it.
  public static func canvas(
    of device: Device, _ orientation: Device.Orientation = .portrait
  ) -> CanvasChoice {
    CanvasChoice(device: device, orientation: orientation, surface: .canvas)
  }

  /// Returns the choice of another device at run time, with the newest version of iOS that it runs,
  /// up to the default.
  public static func device(
    _ device: Device, _ orientation: Device.Orientation = .portrait
  ) -> CanvasChoice { CanvasChoice(device: device, orientation: orientation) }

  /// The main screen of the running program, on which the views that it loads are laid out.
  @MainActor
  static var application: CanvasChoice {
    CanvasChoice(
      device: UIScreen.main.device, orientation: UIScreen.main.orientation, surface: .device)
  }

  /// Returns another size in points on the document's own device, at run time rather than on its
  /// canvas.
  public static func size(_ size: CGSize) -> CanvasChoice { CanvasChoice(size: size) }
}
