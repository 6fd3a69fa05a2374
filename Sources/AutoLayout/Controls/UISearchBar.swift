import Foundation

/// A field in which a person types what to search for.
@preconcurrency @MainActor
open class UISearchBar: UIView {
  public enum Style: Int, Hashable, Sendable {
    case `default` = 0
    case prominent, minimal
  }

  open var text: String?
  open var placeholder: String?
  /// A line above the field, which makes the bar higher.
  open var prompt: String? {
    didSet { if oldValue != prompt { invalidateIntrinsicContentSize() } }
  }
  open var searchBarStyle = Style.default
  open var showsScopeBar = false {
    didSet { if oldValue != showsScopeBar { invalidateIntrinsicContentSize() } }
  }
  open var scopeButtonTitles: [String]?
  open var showsCancelButton = false
  open var barTintColor: UIColor?

  /// 44 points high up to iOS 10, 56 since iOS 11, 64 since iOS 26 (recorded heights); no width of
  /// its own.
  open override var intrinsicContentSize: CGSize {
    let version = layoutEnvironment.systemVersion
    var height: CGFloat = version < 11 ? 44 : version < 26 ? 56 : 64
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
