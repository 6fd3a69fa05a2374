import Foundation

/// A field in which a person types what to search for.
@preconcurrency @MainActor
open class UISearchBar: UIView {
  /// How much of a bar is drawn behind the field.
  public enum Style: Int, Hashable, Sendable {
    /// The standard look of the system.
    case `default` = 0
    /// A translucent background behind an opaque field.
    case prominent
    /// No background behind a translucent field.
    case minimal
  }

  /// What has been typed; nil for nothing, and then the placeholder shows.
  open var text: String?
  /// Shown while there is no text; nil for none.
  open var placeholder: String?
  /// A line above the field, which makes the bar higher.
  open var prompt: String? {
    didSet { if oldValue != prompt { invalidateIntrinsicContentSize() } }
  }
  /// How much of a bar is drawn; kept, sizes and pictures are the same for all.
  open var searchBarStyle = Style.default
  /// Whether a row of scopes stands below the field, which makes the bar 44 points higher.
  open var showsScopeBar = false {
    didSet { if oldValue != showsScopeBar { invalidateIntrinsicContentSize() } }
  }
  /// The titles of the scopes; kept, but not drawn. Nil for none.
  open var scopeButtonTitles: [String]?
  /// Whether a button to cancel stands beside the field; kept, but not drawn.
  open var showsCancelButton = false
  /// The colour of the bar; kept, but not drawn. Nil for the system's.
  open var barTintColor: UIColor?

  /// 44 points high up to iOS 10, 56 since iOS 11, 64 since iOS 26 (recorded heights); no width of
  /// its own.
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
