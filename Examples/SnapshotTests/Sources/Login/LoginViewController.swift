import UIKit

/// A screen with a title, two fields and a footer at the bottom of the safe area.
public final class LoginViewController: UIViewController {
  private let titleLabel = UILabel()
  private let fields = UIStackView()
  private let footer = UIView()

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    titleLabel.text = "Welcome"
    titleLabel.font = .systemFont(ofSize: 28)
    footer.backgroundColor = .lightGray
    fields.axis = .vertical
    fields.spacing = 12
    for color in [UIColor.red, .blue] {
      let field = UIView()
      field.backgroundColor = color
      field.heightAnchor.constraint(equalToConstant: 44).isActive = true
      fields.addArrangedSubview(field)
    }
    for subview in [titleLabel, fields, footer] {
      subview.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(subview)
    }
    addConstraints()
  }

  private func addConstraints() {
    let (safeArea, margins) = (view.safeAreaLayoutGuide, view.layoutMarginsGuide)
    NSLayoutConstraint.activate([
      titleLabel.topAnchor.constraint(equalTo: safeArea.topAnchor, constant: 24),
      titleLabel.centerXAnchor.constraint(equalTo: margins.centerXAnchor),
      fields.topAnchor.constraint(equalTo: titleLabel.bottomAnchor, constant: 24),
      fields.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      fields.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      footer.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      footer.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      footer.heightAnchor.constraint(equalToConstant: 50),
      footer.bottomAnchor.constraint(equalTo: safeArea.bottomAnchor),
    ])
  }
}
