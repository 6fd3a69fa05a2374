import Foundation

extension UIWindow {
  /// The controller whose view fills the window.
  public var rootViewController: UIViewController? {
    get { content as? UIViewController }
    set { content = newValue }
  }
}

extension UIViewController: WindowContent {
  var isOffScreen: Bool { appearance == .disappeared }

  func screenDidChange(of window: UIWindow) {
    if !isOffScreen { window.updateScreenPreferences() }
  }

  func appear(in window: UIWindow, _ layout: () -> Void) {
    window.updateOrientation()
    beginAppearanceTransition(true, animated: false)
    window.addContent()
    window.updateScreenPreferences()
    announceAppearing()
    layout()
    endAppearanceTransition()
  }

  func window(
    _ window: UIWindow, changesTo size: CGSize, _ environment: LayoutEnvironment,
    _ change: () -> Void
  ) {
    let coordinator = TransitionCoordinator(container: window)
    let traits = UITraitCollection(environment)
    if traits.values != TraitValues(window.storedEnvironment ?? window.screen.environment) {
      willTransition(to: traits, with: coordinator)
    }
    if size != window.bounds.size {
      viewWillTransition(to: size, with: coordinator)
      presentedWillTransition(to: size, with: coordinator)
    }
    isTransitionAnnounced = true
    change()
    window.updateScreenPreferences()
    isTransitionAnnounced = false
    coordinator.run { window.layoutIfNeeded() }
  }
}
