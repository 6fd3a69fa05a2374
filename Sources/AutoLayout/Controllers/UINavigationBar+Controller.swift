import Foundation

extension UINavigationBar {
  /// Remembers the content below the bar, which determines whether the appearance of the scroll edge
  /// is shown, and the margin of the controller's view, with which large titles are aligned.
  func follow(_ controller: UIViewController?) {
    look.hasController = true
    look.content = controller?.contentScrollView(for: .top) ?? controller?.scrollViewOfContent
    look.titleMargin = controller?.systemMinimumLayoutMargins.leading ?? look.titleMargin
  }
}

extension UIViewController {
  /// The scroll view that bars follow if the program sets none: the view, or the first of its
  /// subviews (assumed from the behavior of iOS 15, in which only such views change bars).
  fileprivate var scrollViewOfContent: UIScrollView? {
    guard let view = viewIfLoaded else { return nil }
    return view as? UIScrollView ?? view.subviews.first as? UIScrollView
  }
}
