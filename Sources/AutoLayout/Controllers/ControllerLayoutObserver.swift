import Foundation

/// Tells a view controller of its view's layout.
///
/// It stands between the two so that a subclass that does not call super loses nothing of what the
/// controller itself must do.
@MainActor
final class ControllerLayoutObserver: LayoutObserver {
  /// Who is told; the controller holds the observer.
  private weak var controller: UIViewController?

  /// An observer for the view of a controller.
  init(_ controller: UIViewController) { self.controller = controller }

  var responder: UIResponder? { controller }

  var isUnderBars: Bool {
    controller?.parent is UINavigationController || controller?.parent is UITabBarController
  }

  func viewWillUpdateConstraints() { controller?.updateViewConstraints() }

  func viewWillLayoutSubviews() {
    controller?.prepareForLayout()
    controller?.viewIfLoaded?.announceSafeAreaBeforeLayout()
    controller?.viewWillLayoutSubviews()
  }

  func viewDidLayoutSubviews() { controller?.viewDidLayoutSubviews() }

  func viewSafeAreaInsetsDidChange() {
    controller?.updateLayoutSupport()
    controller?.viewSafeAreaInsetsDidChange()
  }

  func viewLayoutMarginsDidChange() { controller?.viewLayoutMarginsDidChange() }

  func viewWillEnterWindow() { controller?.viewWillEnterWindow() }
  func viewDidEnterWindow() { controller?.viewDidEnterWindow() }
  func viewWillLeaveWindow() { controller?.viewWillLeaveWindow() }
  func viewDidLeaveWindow() { controller?.viewDidLeaveWindow() }

  var traitOverridesOfController: TraitValues? { controller?.overridesOfTraits }

  func viewTraitsWillChange(to traits: UITraitCollection) {
    controller?.announceTransition(to: traits)
  }

  func viewTraitsDidChange(from old: UITraitCollection, wasKnown: Bool) {
    controller?.viewTraitsDidChange(from: old, wasKnown: wasKnown)
  }
}
