import UIKit

/// A row of the list: a picture, two or three lines, and a star for favorites.
///
/// At accessibility text sizes, the picture is above the text, which then has the whole width.
final class TripCell: UITableViewCell {
  static let reuseIdentifier = "TripCell"

  let picture = PictureView()
  let destinationLabel = UILabel(style: .headline)
  let datesLabel = UILabel(style: .subheadline, color: .secondaryLabel)
  let countdownLabel = UILabel(style: .caption1, color: .systemIndigo)
  let star = UIImageView(image: UIImage(systemName: "star.fill"))
  private let row = UIStackView()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    accessoryType = .disclosureIndicator
    star.tintColor = .systemYellow
    star.setContentHuggingPriority(.required, for: .horizontal)
    star.setContentCompressionResistancePriority(.required, for: .horizontal)

    datesLabel.setContentHuggingPriority(UILayoutPriority(100), for: .vertical)
    let texts = UIStackView(arrangedSubviews: [destinationLabel, datesLabel, countdownLabel])
    texts.axis = .vertical
    texts.spacing = 2
    for view in [picture, texts, star] { row.addArrangedSubview(view) }
    row.spacing = 12
    contentView.addSubview(
      row, filling: contentView.layoutMarginsGuide, bottomPriority: UILayoutPriority(999))
    NSLayoutConstraint.activate([
      picture.widthAnchor.constraint(equalToConstant: 56),
      picture.heightAnchor.constraint(equalToConstant: 56),
    ])
    updateAxis()
    registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) { (cell: TripCell, _) in
      cell.updateAxis()
    }
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  func show(_ trip: Trip, today: Date) {
    picture.show(trip.kind)
    destinationLabel.text = trip.destination
    datesLabel.text = "\(trip.country) · \(TripDates.range(of: trip))"
    countdownLabel.text = TripDates.countdown(to: trip, from: today)
    countdownLabel.isHidden = countdownLabel.text == nil
    star.isHidden = !trip.isFavorite
  }

  private func updateAxis() {
    let isLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    row.axis = isLarge ? .vertical : .horizontal
    row.alignment = isLarge ? .leading : .center
  }
}
