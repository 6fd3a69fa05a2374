import Foundation

/// A map view, which is laid out as a plain view.
@preconcurrency @MainActor
open class MKMapView: UIView {
  package override var snapshotContent: LayoutSnapshot.Content { .map }
}

/// A view for web content, which is laid out as a plain view.
@preconcurrency @MainActor
open class WKWebView: UIView {
  package override var snapshotContent: LayoutSnapshot.Content { .web }

  /// The scroll view of the content, which fills the web view. It is created on first use.
  ///
  /// - Remark: Partial. It has no content.
  public var scrollView: UIScrollView {
    if let made = subviews.lazy.compactMap({ $0 as? UIScrollView }).first { return made }
    let view = UIScrollView(frame: bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(view, at: 0)
    return view
  }
}
