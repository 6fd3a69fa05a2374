import Foundation

/// The screen of a device: the surface that windows lie on.
@preconcurrency @MainActor
open class UIScreen: NSObject {
  /// The screen that new windows are made for.
  ///
  /// There is no hardware: it is an iPhone 14's (390 × 844 points, 3 pixels a point) until a
  /// program chooses another device.
  public static var main = UIScreen(device: .defaultDevice)

  /// The device the screen belongs to.
  public let device: Device
  /// How the device is held.
  public let orientation: Device.Orientation

  /// Makes the screen of a device that is held upright or on its side.
  public init(device: Device, orientation: Device.Orientation = .portrait) {
    self.device = device
    self.orientation = orientation
  }

  /// The screen's rectangle in points.
  open var bounds: CGRect { CGRect(origin: .zero, size: device.size(in: orientation)) }
  /// Pixels a point.
  open var scale: CGFloat { device.scale }
  /// Pixels a point of the hardware; the same as `scale` here.
  open var nativeScale: CGFloat { device.scale }

  /// What the screen tells the root of a window.
  var environment: LayoutEnvironment {
    LayoutEnvironment(
      displayScale: device.scale,
      horizontalSizeClass: UIUserInterfaceSizeClass(device.horizontalSizeClass(in: orientation)),
      verticalSizeClass: UIUserInterfaceSizeClass(device.verticalSizeClass(in: orientation)),
      userInterfaceIdiom: device.isPad ? .pad : .phone,
      safeAreaInsets: PlatformMetrics.screenInsets(
        of: device, orientation,
        on: Platform(LayoutEnvironment.defaultRelease, on: .device, device: device)))
  }
}

extension Device {
  /// The device that programs run on unless they choose one: the size on which the public test
  /// suites of layout libraries hold on the pixel grid.
  static let defaultDevice = Device(identifier: "retina6_0") ?? all[0]
}

extension UIUserInterfaceSizeClass {
  /// The size class of a device of the catalogue.
  public init(_ sizeClass: Device.SizeClass) {
    self = sizeClass == .compact ? .compact : .regular
  }
}
