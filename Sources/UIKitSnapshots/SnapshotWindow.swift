import UIKit

/// A window with the safe area of a device, which can differ from that of the screen.
final class SnapshotWindow: UIWindow {
  /// The safe area, in points.
  private var safeArea: UIEdgeInsets

  /// Creates a window with a size in points.
  ///
  /// The height of the window is reduced by the parts of the safe area that the bars of navigation
  /// and tab controllers cover. swift-snapshot-testing does so, as recorded frames show.
  init(size: CGSize, safeArea: UIEdgeInsets, for controller: UIViewController) {
    var (size, safeArea) = (size, safeArea)
    let tabs = controller as? UITabBarController
    if tabs != nil {
      size.height -= safeArea.bottom
      safeArea.bottom = 0
    }
    if controller is UINavigationController
      || tabs?.selectedViewController is UINavigationController
    {
      size.height -= safeArea.top
      safeArea.top = 0
    }
    self.safeArea = safeArea
    super.init(frame: CGRect(origin: .zero, size: size))
    if let device = SnapshotSettings.device { screen = UIScreen(device: device) }
    if let release = SnapshotSettings.systemVersion { layoutEnvironment.systemVersion = release }
  }

  /// Always returns `nil`: documents do not describe the window.
  required init?(coder: NSCoder) { nil }

  /// The safe area of the device. It is empty on devices with a status bar of 20 points whose root
  /// controller hides it.
  override var safeAreaInsets: UIEdgeInsets {
    let isOnlyStatusBar = safeArea == UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
    return isOnlyStatusBar && rootViewController?.prefersStatusBarHidden == true ? .zero : safeArea
  }
}
