import Foundation

/// A bar with a text field for a search term.
@preconcurrency @MainActor
open class UISearchBar: UIView {
  /// The style of the background behind the field.
  public enum Style: Int, Hashable, Sendable {
    /// The standard appearance of the system.
    case `default` = 0
    /// A translucent background behind an opaque field.
    case prominent
    /// No background behind a translucent field.
    case minimal
  }

  /// The search term, or nil. Without one, the placeholder is shown.
  open var text: String?
  /// The text that is shown while there is no search term, or nil.
  open var placeholder: String?
  /// A line above the field, which increases the height of the bar.
  open var prompt: String? {
    didSet { if oldValue != prompt { invalidateIntrinsicContentSize() } }
  }
  /// The style of the background. The value is stored and affects neither size nor drawing.
  open var searchBarStyle = Style.default
  /// A Boolean value that indicates whether a row of scopes is shown below the field, which makes
  /// the bar 44 points higher.
  open var showsScopeBar = false {
    didSet { if oldValue != showsScopeBar { invalidateIntrinsicContentSize() } }
  }
  /// The titles of the scopes, or nil. The value is stored but not drawn.
  open var scopeButtonTitles: [String]?
  /// A Boolean value that indicates whether a cancel button is shown next to the field. The value
  /// is stored but not drawn.
  open var showsCancelButton = false
  /// The color of the bar, or nil for the system's. The value is stored but not drawn.
  open var barTintColor: UIColor?

  /// The height of the bar: 44 points up to iOS 10, 56 since iOS 11, 64 since iOS 26 (recorded
  /// heights). There is no intrinsic width.
  open override var intrinsicContentSize: CGSize {
    var height = PlatformMetrics.searchBarHeight[layoutEnvironment.platform]
    if showsScopeBar { height += 44 }
    if prompt != nil { height += 30 }
    return CGSize(width: Self.noIntrinsicMetric, height: height)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: intrinsicContentSize.height)
  }

  package override var descriptionText: String? { Self.quoted(text) }

  package override var snapshotContent: LayoutSnapshot.Content {
    .searchBar(placeholder: text ?? placeholder)
  }
}
