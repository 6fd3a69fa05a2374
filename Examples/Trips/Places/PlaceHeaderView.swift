import UIKit

/// A header with the destination, above its places.
final class PlaceHeaderView: UICollectionReusableView {
  static let reuseIdentifier = "PlaceHeader"

  let titleLabel = UILabel(style: .title3, lines: 1)

  override init(frame: CGRect) {
    super.init(frame: frame)
    titleLabel.translatesAutoresizingMaskIntoConstraints = false
    addSubview(titleLabel)
    NSLayoutConstraint.activate([
      titleLabel.leadingAnchor.constraint(
        equalTo: safeAreaLayoutGuide.leadingAnchor, constant: PlaceGridViewController.margin),
      titleLabel.trailingAnchor.constraint(
        lessThanOrEqualTo: safeAreaLayoutGuide.trailingAnchor,
        constant: -PlaceGridViewController.margin),
      titleLabel.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -4),
    ])
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}
