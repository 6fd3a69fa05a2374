import Foundation

/// The preferences of a window's visible controllers for the screen.
extension UIViewController {
  /// The maximum number of steps from a controller to the one that determines a preference. Without
  /// a limit, containers that return each other would cause an infinite loop.
  private static let decisionLimit = 100

  /// Reads the preferences of the window's controllers again, and updates its safe area.
  func updateScreen() { viewIfLoaded?.window?.updateScreenPreferences() }

  /// Rotates windows whose controllers support the orientation of the device. Since iOS 16,
  /// `setNeedsUpdateOfSupportedInterfaceOrientations()` replaces the method.
  public class func attemptRotationToDeviceOrientation() {
    for window in UIWindow.visibleWindows { window.updateOrientation(isAutomatic: true) }
  }

  var screenPreferences: ScreenPreferences {
    let (hiding, styling) = (
      deciding { $0.childForStatusBarHidden }, deciding { $0.childForStatusBarStyle }
    )
    return ScreenPreferences(
      hidesStatusBar: hiding.prefersStatusBarHidden,
      statusBarStyle: styling.preferredStatusBarStyle,
      hidesHomeIndicator: deciding { $0.childForHomeIndicatorAutoHidden }
        .prefersHomeIndicatorAutoHidden)
  }

  /// Returns the controller that determines a preference: the topmost one that is presented full
  /// screen or captures the appearance of the status bar, or a child to which it delegates the
  /// decision.
  private func deciding(_ child: (UIViewController) -> UIViewController?) -> UIViewController {
    var current = self
    for _ in 0..<Self.decisionLimit {
      guard let next = current.capturingController ?? child(current) else { break }
      current = next
    }
    return current
  }

  /// The controller that this controller presents, if it determines the status bar.
  private var capturingController: UIViewController? {
    guard let presented = presentedController, let presentation = presented.presentation,
      !presentation.isEnding,
      presentation.style == .fullScreen || presented.modalPresentationCapturesStatusBarAppearance
    else { return nil }
    return presented
  }

  /// The topmost controller that fills the window: the root, or one that is presented full screen.
  private var fillingController: UIViewController {
    var current = self
    while let presented = current.presentedController, let presentation = presented.presentation,
      !presentation.isEnding, presentation.style.fillsWindow
    {
      current = presented
    }
    return current
  }

  /// The orientation of the window that shows or is about to show the controller.
  var currentOrientation: UIInterfaceOrientation {
    let window = viewIfLoaded?.window ?? presentation?.container.window
    return (window?.screen ?? .main).isLandscape ? .landscapeRight : .portrait
  }

  func orientations(in window: UIWindow) -> UIInterfaceOrientationMask {
    UIApplication.shared.interfaceOrientations(for: window)
      .intersection(fillingController.supportedInterfaceOrientations)
  }

  func rotatesAutomatically(in window: UIWindow) -> Bool {
    let platform = (window.storedEnvironment ?? window.screen.environment).platform
    return !PlatformMetrics.asksShouldAutorotate[platform] || fillingController.shouldAutorotate
  }
}
