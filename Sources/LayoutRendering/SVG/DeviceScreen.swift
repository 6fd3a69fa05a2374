import LayoutModel
import Foundation

/// The parts of a screen that do not belong to the app: the status bar, the camera housing, the
/// home indicator and the rounded corners.
///
/// Corner radii and positions in the status bar are visual estimates, because Apple does not
/// publish them.
struct DeviceScreen {
  /// The shape that interrupts the upper edge of the screen.
  enum Housing {
    /// No shape, as on devices with a home button and on iPads.
    case none
    /// The notch of iPhone X to 14.
    case notch
    /// The capsule of iPhone 14 Pro and later.
    case island
  }

  /// A Boolean value that indicates whether the device is an iPad.
  let isPad: Bool
  /// The shape of the camera housing.
  let housing: Housing
  /// The height of the status bar in points; zero without a status bar.
  let statusBarHeight: CGFloat
  /// A Boolean value that indicates whether the screen has a home indicator instead of a button
  /// below it.
  let hasHomeIndicator: Bool
  /// The corner radius of the screen, in points.
  let cornerRadius: CGFloat

  /// Creates the screen of a canvas.
  ///
  /// Fails if the canvas does not name an iPhone or iPad, or is not one of its windows. A window is
  /// as high as the screen. It is as wide as the screen, or narrower if it is next to another
  /// window on an iPad.
  init?(canvas: LayoutSnapshot.Canvas) {
    guard let device = canvas.device.flatMap(Device.init(identifier:)),
      device.isPad || device.id.hasPrefix("retina")
    else { return nil }
    let screen = device.size(in: canvas.isLandscape ? .landscape : .portrait)
    let isWhole = canvas.size == screen
    let isPart =
      device.isPad && canvas.size.height == screen.height && canvas.size.width < screen.width
    guard isWhole || isPart else { return nil }
    let insets = device.portraitSafeAreaInsets
    isPad = device.isPad
    hasHomeIndicator = insets.bottom > 0
    housing = isPad || !hasHomeIndicator ? .none : insets.top >= Self.islandInset ? .island : .notch
    cornerRadius = !hasHomeIndicator ? 0 : isPad ? 18 : housing == .island ? 55 : 42
    statusBarHeight = canvas.isLandscape && !isPad ? 0 : housing == .island ? 54 : insets.top
  }

  /// The minimum upper inset of screens with a Dynamic Island. It is 59 points on iPhone 14 Pro,
  /// and at most 50 points with a notch.
  private static let islandInset: CGFloat = 55
}
