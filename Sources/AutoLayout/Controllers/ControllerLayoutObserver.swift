import Foundation

/// An observer that reports the layout of a view to its view controller.
///
/// The observer separates the two, so that a subclass that does not call super does not skip the
/// controller's internal work.
@MainActor
final class ControllerLayoutObserver: LayoutObserver {
  /// The controller that receives the reports and owns the observer.
  private weak var controller: UIViewController?

  /// Creates an observer for the view of a controller.
  init(_ controller: UIViewController) { self.controller = controller }

  var responder: UIResponder? { controller }

  var isUnderBars: Bool {
    controller?.parent is UINavigationController || controller?.parent is UITabBarController
  }

  var isChildOfProgram: Bool { controller?.parent.map { !$0.placesChildren } ?? false }

  func viewWillUpdateConstraints() { controller?.updateViewConstraints() }

  func viewWillLayoutSubviews() {
    controller?.announceAppearing()
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
