import UIKit

extension UILabel {
  /// Creates a label with a text style, which follows the text size of the user.
  convenience init(style: UIFont.TextStyle, color: UIColor = .label, lines: Int = 0) {
    self.init(frame: .zero)
    font = .preferredFont(forTextStyle: style)
    adjustsFontForContentSizeCategory = true
    textColor = color
    numberOfLines = lines
  }
}
