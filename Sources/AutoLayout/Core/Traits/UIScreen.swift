import Foundation

/// The screen of a device, which displays windows.
@preconcurrency @MainActor
open class UIScreen: NSObject {
  /// The screen of new windows.
  ///
  /// The screen is simulated. The default is that of an iPhone 14 (390 × 844 points, 3 pixels per
  /// point). A program can select another device.
  public static var main = UIScreen(device: .defaultDevice)

  /// The device of the screen.
  public let device: Device
  /// The orientation of the device.
  public let orientation: Device.Orientation

  /// Creates the screen of a device in portrait or landscape.
  public init(device: Device, orientation: Device.Orientation = .portrait) {
    self.device = device
    self.orientation = orientation
  }

  /// The rectangle of the screen, in points.
  open var bounds: CGRect { CGRect(origin: .zero, size: device.size(in: orientation)) }
  /// The number of pixels per point.
  open var scale: CGFloat { device.scale }
  /// The number of hardware pixels per point. It equals `scale`.
  open var nativeScale: CGFloat { device.scale }

  /// Creates a display link that calls a method of an object.
  open func displayLink(withTarget target: Any, selector sel: Selector) -> CADisplayLink? {
    CADisplayLink(target: target, selector: sel)
  }

  /// The brightness from 0 to 1.
  ///
  /// - Remark: Inert. There is no display.
  open var brightness: CGFloat = 0.5

  /// The environment of the root of a window.
  var environment: LayoutEnvironment {
    var environment = LayoutEnvironment(
      displayScale: device.scale,
      horizontalSizeClass: UIUserInterfaceSizeClass(device.horizontalSizeClass(in: orientation)),
      verticalSizeClass: UIUserInterfaceSizeClass(device.verticalSizeClass(in: orientation)),
      userInterfaceIdiom: device.isPad ? .pad : .phone,
      safeAreaInsets: PlatformMetrics.screenInsets(
        of: device, orientation,
        on: Platform(LayoutEnvironment.defaultRelease, on: .device, device: device)))
    environment.deviceKind = device.kind
    return environment
  }
}

extension Device {
  /// The default device of programs. Public test suites of layout libraries pass with its pixel
  /// grid.
  static let defaultDevice = Device(identifier: "retina6_0") ?? all[0]
}

extension UIUserInterfaceSizeClass {
  /// Creates a size class from the size class of a device in the catalog.
  public init(_ sizeClass: Device.SizeClass) {
    self = sizeClass == .compact ? .compact : .regular
  }
}
