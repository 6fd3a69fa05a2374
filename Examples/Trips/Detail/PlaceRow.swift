import UIKit

/// A place of a trip: a symbol, its name, and its sights.
final class PlaceRow: UIView {
  let nameLabel = UILabel(style: .headline)
  let aboutLabel = UILabel(style: .subheadline, color: .secondaryLabel)

  init(place: Trip.Place) {
    super.init(frame: .zero)
    nameLabel.text = place.name
    aboutLabel.text = place.about
    let symbol = UIImageView(image: UIImage(systemName: "mappin"))
    symbol.tintColor = .systemRed
    symbol.contentMode = .center
    for view in [symbol, nameLabel, aboutLabel] {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
    aboutLabel.setContentHuggingPriority(UILayoutPriority(100), for: .vertical)
    NSLayoutConstraint.activate([
      symbol.leadingAnchor.constraint(equalTo: leadingAnchor),
      symbol.centerYAnchor.constraint(equalTo: nameLabel.centerYAnchor),
      symbol.widthAnchor.constraint(equalToConstant: 24),
      nameLabel.topAnchor.constraint(equalTo: topAnchor),
      nameLabel.leadingAnchor.constraint(equalTo: symbol.trailingAnchor, constant: 8),
      nameLabel.trailingAnchor.constraint(equalTo: trailingAnchor),
      aboutLabel.topAnchor.constraint(equalTo: nameLabel.bottomAnchor, constant: 2),
      aboutLabel.leadingAnchor.constraint(equalTo: nameLabel.leadingAnchor),
      aboutLabel.trailingAnchor.constraint(equalTo: trailingAnchor),
      aboutLabel.bottomAnchor.constraint(equalTo: bottomAnchor),
    ])
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}
