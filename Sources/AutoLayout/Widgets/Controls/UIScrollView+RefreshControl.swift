import Foundation

extension UIScrollView {
  /// The storage of a scroll view's refresh control.
  private final class RefreshHolder {
    var control: UIRefreshControl?
  }

  /// The control that the user pulls down to refresh the content. It is a subview above the
  /// content, as wide as the scroll view.
  ///
  /// - Remark: Partial. Content does not move while the control refreshes.
  public var refreshControl: UIRefreshControl? {
    get { attachments[RefreshHolder.self]?.control }
    set {
      let old = refreshControl
      guard newValue !== old else { return }
      old?.removeFromSuperview()
      attachments.object(RefreshHolder.self, or: RefreshHolder.init).control = newValue
      guard let newValue else { return }
      let height = newValue.intrinsicContentSize.height
      newValue.frame = CGRect(x: 0, y: -height, width: bounds.width, height: height)
      newValue.autoresizingMask = .flexibleWidth
      insertSubview(newValue, at: 0)
    }
  }
}
