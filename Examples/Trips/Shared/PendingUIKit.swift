import UIKit

// What this version of the module UIKit does not have yet. Delete a declaration when UIKit has it.

extension UIApplication {
  /// The reasons for the launch of an application.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
  }
}

extension UICollectionView {
  func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    register(forCellWithReuseIdentifier: identifier) {
      cellClass.flatMap { UICollectionViewCell.create($0) } ?? UICollectionViewCell(frame: .zero)
    }
  }

  func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    register(forSupplementaryViewOfKind: elementKind, withReuseIdentifier: identifier) {
      viewClass.flatMap { UICollectionReusableView.create($0) }
        ?? UICollectionReusableView(frame: .zero)
    }
  }
}

/// A button of an alert.
@MainActor
final class UIAlertAction {
  enum Style { case `default`, cancel, destructive }

  let title: String?
  let style: Style
  fileprivate let handler: ((UIAlertAction) -> Void)?

  init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
  }
}

/// A message with buttons. This one has no content of its own.
final class UIAlertController: UIViewController {
  enum Style { case actionSheet, alert }

  var message: String?
  let preferredStyle: Style
  private(set) var actions: [UIAlertAction] = []

  init(title: String?, message: String?, preferredStyle: Style) {
    self.message = message
    self.preferredStyle = preferredStyle
    super.init(nibName: nil, bundle: nil)
    self.title = title
    modalPresentationStyle = .overFullScreen
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  func addAction(_ action: UIAlertAction) { actions.append(action) }

  /// Taps a button: the alert is dismissed, then the handler is called.
  func tapAction(at index: Int) {
    let action = actions[index]
    presentingViewController?.dismiss(animated: false) { action.handler?(action) }
  }
}
