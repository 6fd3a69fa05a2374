/// The view of a navigation or tab bar controller. The class has the name that UIKit's logs show.
@MainActor
final class UILayoutContainerView: UIView {}

/// The view of a page view controller. The class has the name that UIKit's logs show.
@MainActor
final class _UIPageViewControllerContentView: UIView {}
