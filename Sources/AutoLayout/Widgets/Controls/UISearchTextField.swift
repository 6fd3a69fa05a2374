import Foundation

/// The text field of a search bar.
@preconcurrency @MainActor
open class UISearchTextField: UITextField {
  /// The search bar of the field.
  weak var bar: UISearchBar?

  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Creates the field when a storyboard or xib that names its class is loaded. The coder is an
  /// `InterfaceCoder`.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The tokens before the text.
  ///
  /// - Remark: Inert. They are stored but not shown.
  open var tokens: [UISearchToken] = []
  /// A Boolean value that indicates whether tokens can be deleted.
  ///
  /// - Remark: Inert. They are not shown.
  open var allowsDeletingTokens = true
  /// A Boolean value that indicates whether tokens can be copied.
  ///
  /// - Remark: Inert. They are not shown.
  open var allowsCopyingTokens = true

  override func editingDidBegin() {
    super.editingDidBegin()
    guard let bar else { return }
    bar.didBegin?()
    bar.delegate?.searchBarTextDidBeginEditing(bar)
  }

  override func editingDidFinish() {
    super.editingDidFinish()
    if let bar { bar.delegate?.searchBarTextDidEndEditing(bar) }
  }

  override func mayBeginEditing() -> Bool {
    super.mayBeginEditing()
      && bar.map { $0.delegate?.searchBarShouldBeginEditing($0) ?? true } ?? true
  }

  override func mayEndEditing() -> Bool {
    super.mayEndEditing() && bar.map { $0.delegate?.searchBarShouldEndEditing($0) ?? true } ?? true
  }

  override func mayChange(_ range: NSRange, to text: String) -> Bool {
    super.mayChange(range, to: text)
      && bar.map {
        $0.delegate?.searchBar($0, shouldChangeTextIn: range, replacementText: text) ?? true
      }
        ?? true
  }

  override func textWasEdited() {
    super.textWasEdited()
    if let bar { bar.textDidChange() }
  }

  override func returnWasPressed() -> Bool {
    if let bar { bar.delegate?.searchBarSearchButtonClicked(bar) }
    return super.returnWasPressed()
  }
}

/// A part of a search term that is shown as one object.
@preconcurrency @MainActor
open class UISearchToken: NSObject {
  /// The object that the token represents.
  open var representedObject: Any?
  /// The text of the token.
  public let text: String
  /// The icon of the token.
  public let icon: UIImage?
  /// Creates a token with an icon and a text.
  public init(icon: UIImage?, text: String) {
    self.icon = icon
    self.text = text
    super.init()
  }
}
