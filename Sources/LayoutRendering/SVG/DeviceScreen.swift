import LayoutModel
import Foundation

/// What a device shows beside the app: status bar, housing of the camera, home indicator, and how
/// round the corners of its screen are.
///
/// Corner radii and the places of what the status bar shows are to the eye; Apple publishes none.
struct DeviceScreen {
  enum Housing {
    case none
    /// The bay at the upper edge of iPhone X to 14.
    case notch
    /// The capsule of iPhone 14 Pro and later.
    case island
  }

  let isPad: Bool
  let housing: Housing
  /// In points; zero where no status bar is shown.
  let statusBarHeight: CGFloat
  let hasHomeIndicator: Bool
  /// Of the screen, in points.
  let cornerRadius: CGFloat

  /// The screen of a canvas.
  ///
  /// Nil when no iPhone or iPad is named, or when the canvas is no window of it: such a window is
  /// as high as the screen and as wide, or narrower beside another window on an iPad.
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

  /// The least safe area above which there is a capsule: 59 points on iPhone 14 Pro; bays go to 50.
  private static let islandInset: CGFloat = 55
}
