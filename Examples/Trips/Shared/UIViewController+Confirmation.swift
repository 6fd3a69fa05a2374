import UIKit

extension UIViewController {
  /// Asks the user for confirmation before data is lost, and calls a closure if the user confirms.
  func confirm(
    title: String, message: String? = nil, action: String, _ confirmed: @escaping () -> Void
  ) {
    let alert = UIAlertController(title: title, message: message, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.addAction(UIAlertAction(title: action, style: .destructive) { _ in confirmed() })
    present(alert, animated: true)
  }
}
