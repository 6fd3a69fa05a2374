import LayoutModel
import Foundation

/// What a device shows in addition to the app: status bar, housing of the camera, home indicator
/// and rounded corners of the screen.
///
/// Corner radii and positions in the status bar are estimates by eye; Apple publishes none.
struct DeviceScreen {
  /// What interrupts the upper edge of the screen.
  enum Housing {
    /// Nothing, as on devices with a home button and on iPads.
    case none
    /// The notch of iPhone X to 14.
    case notch
    /// The capsule of iPhone 14 Pro and later.
    case island
  }

  /// Whether the device is an iPad.
  let isPad: Bool
  /// The housing of the camera.
  let housing: Housing
  /// In points; zero where no status bar is shown.
  let statusBarHeight: CGFloat
  /// Whether the screen has a home indicator instead of a button below it.
  let hasHomeIndicator: Bool
  /// Of the screen, in points.
  let cornerRadius: CGFloat

  /// The screen of a canvas.
  ///
  /// Nil if the canvas names no iPhone or iPad, or is not a window of it: a window is as high as
  /// the screen and as wide, or narrower next to another window on an iPad.
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

  /// The least safe area of screens with a Dynamic Island: it is 59 points on iPhone 14 Pro; with a
  /// notch it is at most 50.
  private static let islandInset: CGFloat = 55
}
