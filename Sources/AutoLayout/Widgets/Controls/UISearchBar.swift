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

  /// The search term. Without one, the placeholder is shown.
  open var text: String? {
    didSet { knownField?.text = text }
  }
  /// The text that is shown while there is no search term.
  open var placeholder: String? {
    didSet { knownField?.placeholder = placeholder }
  }
  /// The delegate, which is notified of editing.
  open weak var delegate: (any UISearchBarDelegate)?
  /// The text field of the bar, which is created on first use.
  ///
  /// - Remark: Partial. The field is not a subview: the bar draws it.
  open var searchTextField: UISearchTextField {
    if let knownField { return knownField }
    let field = UISearchTextField()
    field.text = text
    field.placeholder = placeholder
    field.bar = self
    knownField = field
    return field
  }
  private var knownField: UISearchTextField?
  /// The closure that notifies the search controller that editing has changed the text.
  var didChangeText: (() -> Void)?
  /// The closure that notifies the search controller that editing has begun.
  var didBegin: (() -> Void)?
  /// The closure that notifies the search controller that the cancel button was tapped.
  var didCancel: (() -> Void)?
  /// The index of the selected scope. The default is 0.
  open var selectedScopeButtonIndex = 0
  /// A Boolean value that indicates whether a bookmark button is shown.
  ///
  /// - Remark: Inert. The value is stored but not drawn.
  open var showsBookmarkButton = false
  /// A Boolean value that indicates whether the bar is translucent.
  ///
  /// - Remark: Inert. The value is stored but not drawn.
  open var isTranslucent = true
  /// The image behind the bar.
  ///
  /// - Remark: Inert. The value is stored but not drawn.
  open var backgroundImage: UIImage?
  /// A Boolean value that indicates whether the results button is selected.
  ///
  /// - Remark: Inert. There is no results button.
  open var isSearchResultsButtonSelected = false

  /// Makes the field the first responder.
  @discardableResult
  open override func becomeFirstResponder() -> Bool { searchTextField.becomeFirstResponder() }
  /// Ends the editing of the field.
  @discardableResult
  open override func resignFirstResponder() -> Bool { knownField?.resignFirstResponder() ?? true }
  /// A Boolean value that indicates whether the field is the first responder.
  open override var isFirstResponder: Bool { knownField?.isFirstResponder ?? false }
  open override var canBecomeFirstResponder: Bool { true }

  /// Copies the text that the user typed from the field.
  func fieldDidChange() {
    let field = knownField
    knownField = nil
    text = field?.text
    knownField = field
  }
  /// A line above the field, which increases the height of the bar.
  open var prompt: String? {
    didSet { if oldValue != prompt { invalidateIntrinsicContentSize() } }
  }
  /// The style of the background.
  ///
  /// - Remark: Inert. The value is stored and affects neither size nor drawing.
  open var searchBarStyle = Style.default
  /// A Boolean value that indicates whether a row of scopes is shown below the field, which makes
  /// the bar 44 points taller.
  open var showsScopeBar = false {
    didSet { if oldValue != showsScopeBar { invalidateIntrinsicContentSize() } }
  }
  /// The titles of the scopes.
  ///
  /// - Remark: Inert. The value is stored but not drawn.
  open var scopeButtonTitles: [String]?
  /// A Boolean value that indicates whether a cancel button is shown next to the field.
  ///
  /// - Remark: Inert. The value is stored but not drawn.
  open var showsCancelButton = false
  /// The color of the bar, or `nil` for the default.
  ///
  /// - Remark: Inert. The value is stored but not drawn.
  open var barTintColor: UIColor?
  /// The style of the bar.
  ///
  /// - Remark: Inert. The value is stored but not drawn.
  open var barStyle = UIBarStyle.default

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
