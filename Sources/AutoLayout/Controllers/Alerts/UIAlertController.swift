import Foundation

/// An action of an alert or an action sheet.
@preconcurrency @MainActor
open class UIAlertAction: NSObject {
  /// The styles of actions.
  public enum Style: Int, Hashable, Sendable {
    /// An ordinary action.
    case `default` = 0
    /// The action that cancels without changes. It is placed last.
    case cancel
    /// An action that changes or deletes data.
    case destructive
  }

  /// The title of the button.
  public let title: String?
  /// The style of the action.
  public let style: Style
  /// A Boolean value that indicates whether the user can choose the action.
  open var isEnabled = true { didSet { didChange?() } }
  let handler: ((UIAlertAction) -> Void)?
  /// The closure that notifies the alert of a change.
  var didChange: (() -> Void)?

  /// Creates an action, with a closure that is called after the alert is dismissed.
  public init(
    title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil
  ) {
    self.title = title
    self.style = style
    self.handler = handler
  }
}

/// A controller that shows a message with actions, as an alert or an action sheet.
///
/// - Remark: Partial. The screen behind it is not dimmed, and a message that is taller than the
///   screen does not scroll.
@preconcurrency @MainActor
open class UIAlertController: UIViewController {
  /// The styles of alerts.
  public enum Style: Int, Hashable, Sendable {
    /// Actions that slide up from the lower edge, or a popover in regular widths.
    case actionSheet = 0
    /// A message in the middle of the screen.
    case alert
  }

  /// Creates an alert without actions.
  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    self.title = title
    self.message = message
    self.preferredStyle = preferredStyle
    prepareStyle()
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    prepareStyle()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepareStyle()
  }

  private func prepareStyle() {
    modalPresentationStyle = preferredStyle == .alert ? .overFullScreen : .popover
    modalTransitionStyle = preferredStyle == .alert ? .crossDissolve : .coverVertical
  }

  /// The style of the alert.
  open private(set) var preferredStyle = Style.actionSheet
  /// The text below the title.
  open var message: String? { didSet { contentDidChange() } }
  open override var title: String? { didSet { contentDidChange() } }
  /// The severity of the alert for the system.
  ///
  /// - Remark: Inert. Alerts are not ranked by the system.
  open var severity = UIAlertControllerSeverity.default
  /// The actions in the order in which they were added.
  open private(set) var actions: [UIAlertAction] = []
  /// The action that the Return key performs, whose title is bold. It must be one of `actions`.
  ///
  /// - Remark: Partial. The title is bold; the Return key of a keyboard has no effect.
  open var preferredAction: UIAlertAction? { didSet { contentDidChange() } }
  /// The text fields in the order in which they were added, or `nil` if there are none.
  open var textFields: [UITextField]? { fields.isEmpty ? nil : fields }
  private var fields: [UITextField] = []

  /// Adds an action. An alert with two cancel actions raises an exception.
  open func addAction(_ action: UIAlertAction) {
    if action.style == .cancel, actions.contains(where: { $0.style == .cancel }) {
      LayoutException.raise(
        LayoutException.internalInconsistency,
        "UIAlertController can only have one action with a style of UIAlertActionStyleCancel")
      return
    }
    action.didChange = { [weak self] in self?.contentDidChange() }
    actions.append(action)
    contentDidChange()
  }

  /// Adds a text field to an alert. The closure configures it. For an action sheet, raises an
  /// exception and adds nothing.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    guard preferredStyle == .alert else {
      LayoutException.raise(
        LayoutException.internalInconsistency,
        "Text fields can only be added to an alert controller of style UIAlertControllerStyleAlert")
      return
    }
    let field = UITextField()
    fields.append(field)
    configurationHandler?(field)
    contentDidChange()
  }

  /// Dismisses the alert and calls the handler of an action, as a tap on its button does. Does
  /// nothing if the action is disabled or belongs to another alert.
  ///
  /// It simulates a touch. UIKit has no such method.
  public func tapAction(_ action: UIAlertAction) {
    guard action.isEnabled, actions.contains(where: { $0 === action }) else { return }
    guard let presentingViewController else {
      action.handler?(action)
      return
    }
    presentingViewController.dismiss(animated: true) { action.handler?(action) }
  }

  /// Dismisses the alert and calls the handler of the first action with a title. Does nothing if
  /// there is none or it is disabled.
  ///
  /// It simulates a touch. UIKit has no such method.
  public func tapAction(titled title: String) {
    if let action = actions.first(where: { $0.title == title }) { tapAction(action) }
  }

  // MARK: View

  open override func loadView() {
    let view = AlertView()
    view.alert = self
    self.view = view
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    contentDidChange()
  }

  private func contentDidChange() {
    guard let view = viewIfLoaded as? AlertView else {
      preferredContentSize = .zero
      return
    }
    view.rebuild()
    preferredContentSize = view.contentSize
  }

  /// The actions from top to bottom, with the cancel action last.
  var orderedActions: [UIAlertAction] {
    actions.filter { $0.style != .cancel } + actions.filter { $0.style == .cancel }
  }

  /// A Boolean value that indicates whether the actions of the alert are next to each other if
  /// their titles fit.
  var hasActionsInRow: Bool { preferredStyle == .alert && actions.count == 2 }
}

/// The severity of an alert.
public enum UIAlertControllerSeverity: Int, Hashable, Sendable {
  /// An ordinary alert.
  case `default` = 0
  /// An alert about a serious problem.
  case critical
}
