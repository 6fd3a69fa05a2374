/// Views.
extension ElementName {
  package static let view = ElementName("view")
  package static let label = ElementName("label")
  package static let button = ElementName("button")
  package static let imageView = ElementName("imageView")
  package static let textField = ElementName("textField")
  package static let textView = ElementName("textView")
  /// A `UISwitch`. The name in documents is a keyword of Swift.
  package static let switchControl = ElementName("switch")
  package static let slider = ElementName("slider")
  package static let stepper = ElementName("stepper")
  package static let segmentedControl = ElementName("segmentedControl")
  package static let progressView = ElementName("progressView")
  package static let pageControl = ElementName("pageControl")
  package static let activityIndicatorView = ElementName("activityIndicatorView")
  package static let datePicker = ElementName("datePicker")
  package static let pickerView = ElementName("pickerView")
  package static let searchBar = ElementName("searchBar")
  package static let navigationBar = ElementName("navigationBar")
  package static let toolbar = ElementName("toolbar")
  package static let tabBar = ElementName("tabBar")
  package static let stackView = ElementName("stackView")
  package static let scrollView = ElementName("scrollView")
  package static let tableView = ElementName("tableView")
  package static let tableViewCell = ElementName("tableViewCell")
  /// The view that contains the subviews of a table view cell.
  package static let tableViewCellContentView = ElementName("tableViewCellContentView")
  package static let collectionView = ElementName("collectionView")
  package static let collectionViewCell = ElementName("collectionViewCell")
  /// The view that contains the subviews of a collection view cell.
  package static let collectionViewCellContentView = ElementName("collectionViewCellContentView")
  /// A header or footer of a collection view.
  package static let collectionReusableView = ElementName("collectionReusableView")
  package static let visualEffectView = ElementName("visualEffectView")
  /// The view that an embed segue fills with the view of another controller.
  package static let containerView = ElementName("containerView")
  package static let mapView = ElementName("mapView")
  /// A `UIWebView`, which iOS 12 deprecated.
  package static let webView = ElementName("webView")
  /// A `WKWebView`.
  package static let wkWebView = ElementName("wkWebView")
  package static let colorWell = ElementName("colorWell")
  /// A `UIControl` of a custom class.
  package static let control = ElementName("control")
  /// A `UIWindow`, in xibs of old projects.
  package static let window = ElementName("window")
  /// A view that OpenGL ES draws.
  package static let glkView = ElementName("glkView")
  /// A view that Metal draws.
  package static let mtkView = ElementName("mtkView")
  /// A view that SceneKit draws.
  package static let sceneKitView = ElementName("sceneKitView")
  /// A view that SpriteKit draws.
  package static let skView = ElementName("skView")
  /// A camera view with content of SceneKit.
  package static let arscnView = ElementName("arscnView")
  /// A camera view with content of SpriteKit.
  package static let arskView = ElementName("arskView")
  /// A camera view with content of RealityKit.
  package static let arView = ElementName("arView")
  /// A view that SwiftUI fills.
  package static let hostingView = ElementName("hostingView")
  /// A view of iAd, which ended in 2016.
  package static let adBannerView = ElementName("adBannerView")
  /// A `UIInputView`, which contains a custom keyboard.
  package static let inputView = ElementName("inputView")
  /// A view that PDFKit draws.
  package static let pdfView = ElementName("pdfView")
  /// A view that plays a video.
  package static let playerView = ElementName("playerView")
  /// A header of a section in documents of older releases.
  package static let tableHeaderView = ElementName("tableHeaderView")
  /// A footer of a section in documents of older releases.
  package static let tableFooterView = ElementName("tableFooterView")
  package static let refreshControl = ElementName("refreshControl")
}
