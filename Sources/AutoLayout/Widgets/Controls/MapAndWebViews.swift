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
}
