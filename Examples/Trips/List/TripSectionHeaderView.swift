import UIKit

/// The title of a section, and the number of its trips.
final class TripSectionHeaderView: UITableViewHeaderFooterView {
  static let reuseIdentifier = "TripSectionHeader"

  let titleLabel = UILabel(style: .title3)
  let countLabel = UILabel(style: .subheadline, color: .secondaryLabel, lines: 1)

  override init(reuseIdentifier: String?) {
    super.init(reuseIdentifier: reuseIdentifier)
    let row = UIStackView(arrangedSubviews: [titleLabel, countLabel])
    row.alignment = .firstBaseline
    row.spacing = 8
    countLabel.setContentHuggingPriority(.required, for: .horizontal)
    countLabel.setContentCompressionResistancePriority(.required, for: .horizontal)
    contentView.addSubview(
      row, filling: contentView.layoutMarginsGuide, bottomPriority: UILayoutPriority(999))
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  func show(title: String, count: Int) {
    titleLabel.text = title
    countLabel.text = "\(count)"
  }
}
