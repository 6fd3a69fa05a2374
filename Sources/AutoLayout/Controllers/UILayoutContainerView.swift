/// The view of a navigation or tab bar controller. The class name appears in UIKit's logs.
@MainActor
final class UILayoutContainerView: UIView {}

/// The view of a page view controller. The class name appears in UIKit's logs.
@MainActor
final class _UIPageViewControllerContentView: UIView {}
