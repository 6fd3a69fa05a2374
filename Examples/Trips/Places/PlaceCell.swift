import UIKit

/// A tile of the grid: a picture with the name of the place below it.
final class PlaceCell: UICollectionViewCell {
  static let reuseIdentifier = "PlaceCell"
  /// The ratio of the picture's height to its width.
  static let pictureRatio: CGFloat = 0.6
  private static let spacing: CGFloat = 4

  let picture = PictureView()
  let nameLabel = UILabel(style: .headline, lines: 2)
  let aboutLabel = UILabel(style: .footnote, color: .secondaryLabel, lines: 2)

  override init(frame: CGRect) {
    super.init(frame: frame)
    for view in [picture, nameLabel, aboutLabel] {
      view.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(view)
    }
    aboutLabel.setContentCompressionResistancePriority(.defaultLow, for: .vertical)
    NSLayoutConstraint.activate([
      picture.topAnchor.constraint(equalTo: contentView.topAnchor),
      picture.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      picture.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      picture.heightAnchor.constraint(equalTo: picture.widthAnchor, multiplier: Self.pictureRatio),
      nameLabel.topAnchor.constraint(equalTo: picture.bottomAnchor, constant: Self.spacing),
      nameLabel.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      nameLabel.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      aboutLabel.topAnchor.constraint(equalTo: nameLabel.bottomAnchor),
      aboutLabel.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      aboutLabel.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      aboutLabel.bottomAnchor.constraint(lessThanOrEqualTo: contentView.bottomAnchor),
    ])
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  func show(_ place: Trip.Place, of trip: Trip) {
    picture.show(trip.kind)
    nameLabel.text = place.name
    aboutLabel.text = place.about
  }

  /// Returns the height of a tile: the picture and two lines of each text, at the text size of the
  /// user.
  static func height(forWidth width: CGFloat, compatibleWith traits: UITraitCollection) -> CGFloat {
    let name = UIFont.preferredFont(forTextStyle: .headline, compatibleWith: traits)
    let about = UIFont.preferredFont(forTextStyle: .footnote, compatibleWith: traits)
    let texts = ceil(2 * name.lineHeight) + ceil(2 * about.lineHeight)
    return ceil(width * pictureRatio) + spacing + texts
  }
}
