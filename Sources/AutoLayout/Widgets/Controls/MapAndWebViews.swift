import Foundation

/// A map: a plain view here, as nothing of it takes part in layout.
@preconcurrency @MainActor
open class MKMapView: UIView {
  package override var snapshotContent: LayoutSnapshot.Content { .map }
}

/// A web page: a plain view here, as nothing of it takes part in layout.
@preconcurrency @MainActor
open class WKWebView: UIView {
  package override var snapshotContent: LayoutSnapshot.Content { .web }
}
