import UIKit

/// A symbol, a title and a sentence in the middle of a screen without content.
final class EmptyStateView: UIView {
  let button = UIButton(type: .system)

  init(symbolName: String, title: String, message: String, buttonTitle: String) {
    super.init(frame: .zero)
    let symbol = UIImageView(image: UIImage(systemName: symbolName))
    symbol.tintColor = .tertiaryLabel
    symbol.contentMode = .scaleAspectFit
    let titleLabel = UILabel(style: .title2)
    titleLabel.text = title
    titleLabel.textAlignment = .center
    let messageLabel = UILabel(style: .body, color: .secondaryLabel)
    messageLabel.text = message
    messageLabel.textAlignment = .center
    button.setTitle(buttonTitle, for: .normal)
    let stack = UIStackView(arrangedSubviews: [symbol, titleLabel, messageLabel, button])
    stack.axis = .vertical
    stack.alignment = .center
    stack.spacing = 12
    stack.translatesAutoresizingMaskIntoConstraints = false
    addSubview(stack)
    NSLayoutConstraint.activate([
      symbol.heightAnchor.constraint(equalToConstant: 64),
      symbol.widthAnchor.constraint(equalToConstant: 64),
      stack.centerYAnchor.constraint(equalTo: safeAreaLayoutGuide.centerYAnchor),
      stack.leadingAnchor.constraint(equalTo: readableContentGuide.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: readableContentGuide.trailingAnchor),
    ])
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}
