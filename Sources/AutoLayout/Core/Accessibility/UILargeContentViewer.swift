import Foundation

/// An item that the large content viewer can show enlarged while the user presses it, such as a tab
/// bar item.
@preconcurrency @MainActor
public protocol UILargeContentViewerItem: NSObjectProtocol {
  /// A Boolean value that indicates whether the item is shown enlarged.
  var showsLargeContentViewer: Bool { get }
  /// The title that is shown enlarged, if any.
  var largeContentTitle: String? { get }
  /// The image that is shown enlarged, if any.
  var largeContentImage: UIImage? { get }
  /// A Boolean value that indicates whether the image is scaled.
  var scalesLargeContentImage: Bool { get }
  /// The distances by which the image is moved, in points.
  var largeContentImageInsets: UIEdgeInsets { get }
}

/// The properties of a view that are shown enlarged.
@MainActor
private final class LargeContent {
  var isShown = false
  var title: String?
  var image: UIImage?
  var scalesImage = false
  var insets = UIEdgeInsets.zero
}

extension UIView: UILargeContentViewerItem {
  private var largeContent: LargeContent {
    attachments.object(LargeContent.self, or: LargeContent.init)
  }
  /// A Boolean value that indicates whether the view is shown enlarged while the user presses it.
  ///
  /// - Remark: Inert. Views are not shown enlarged.
  public var showsLargeContentViewer: Bool {
    get { attachments[LargeContent.self]?.isShown ?? false }
    set { largeContent.isShown = newValue }
  }
  /// The title that is shown enlarged, if any.
  ///
  /// - Remark: Inert. Views are not shown enlarged.
  public var largeContentTitle: String? {
    get { attachments[LargeContent.self]?.title }
    set { largeContent.title = newValue }
  }
  /// The image that is shown enlarged, if any.
  ///
  /// - Remark: Inert. Views are not shown enlarged.
  public var largeContentImage: UIImage? {
    get { attachments[LargeContent.self]?.image }
    set { largeContent.image = newValue }
  }
  /// A Boolean value that indicates whether the image is scaled.
  ///
  /// - Remark: Inert. Views are not shown enlarged.
  public var scalesLargeContentImage: Bool {
    get { attachments[LargeContent.self]?.scalesImage ?? false }
    set { largeContent.scalesImage = newValue }
  }
  /// The distances by which the image is moved, in points.
  ///
  /// - Remark: Inert. Views are not shown enlarged.
  public var largeContentImageInsets: UIEdgeInsets {
    get { attachments[LargeContent.self]?.insets ?? .zero }
    set { largeContent.insets = newValue }
  }
  /// A Boolean value that indicates whether the view keeps its colors while those of the screen are
  /// inverted.
  ///
  /// - Remark: Inert. Colors are not inverted.
  public var accessibilityIgnoresInvertColors: Bool {
    get { attachments[InvertedColors.self] != nil }
    set { attachments[InvertedColors.self] = newValue ? InvertedColors() : nil }
  }
}

/// The object that is attached to views that keep their colors when the user inverts colors.
private final class InvertedColors {}

/// The gesture that shows items of a view enlarged.
@preconcurrency @MainActor
open class UILargeContentViewerInteraction: UIKitObject {
  /// The view with the items, if any.
  open internal(set) weak var view: UIView?
  /// The delegate of the interaction.
  open private(set) weak var delegate: (any UILargeContentViewerInteractionDelegate)?
  /// The gesture recognizer. It never recognizes a gesture, because there are no touches.
  public let gestureRecognizerForExclusionRelationship: UIGestureRecognizer =
    UILongPressGestureRecognizer()
  /// A Boolean value that indicates whether the user chose a text size for which items are shown
  /// enlarged.
  ///
  /// - Remark: Inert. It is always false, because views are not shown enlarged.
  open class var isEnabled: Bool { false }
  /// The notification that `isEnabled` has changed.
  ///
  /// - Remark: Inert. It is never posted.
  public nonisolated static let enabledStatusDidChangeNotification = NSNotification.Name(
    "UILargeContentViewerInteractionEnabledStatusDidChangeNotification")

  /// Creates an interaction.
  ///
  /// - Remark: Inert. Views are not shown enlarged, and the delegate is never called.
  public init(delegate: (any UILargeContentViewerInteractionDelegate)? = nil) {
    super.init()
    self.delegate = delegate
  }
}

/// The delegate of a large content viewer interaction.
///
/// - Remark: Inert. Its methods are never called.
@preconcurrency @MainActor
public protocol UILargeContentViewerInteractionDelegate: NSObjectProtocol {
  /// Tells the delegate that the user lifted the finger from an item.
  func largeContentViewerInteraction(
    _ interaction: UILargeContentViewerInteraction,
    didEndOn item: (any UILargeContentViewerItem)?, at point: CGPoint)
  /// Returns the item at a point of the view, in points.
  func largeContentViewerInteraction(
    _ interaction: UILargeContentViewerInteraction, itemAt point: CGPoint
  ) -> (any UILargeContentViewerItem)?
}

extension UILargeContentViewerInteractionDelegate {
  /// Does nothing.
  public func largeContentViewerInteraction(
    _ interaction: UILargeContentViewerInteraction,
    didEndOn item: (any UILargeContentViewerItem)?, at point: CGPoint
  ) {}
  /// Returns `nil`.
  public func largeContentViewerInteraction(
    _ interaction: UILargeContentViewerInteraction, itemAt point: CGPoint
  ) -> (any UILargeContentViewerItem)? { nil }
}
