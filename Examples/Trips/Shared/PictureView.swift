import UIKit

/// A colored area with a symbol, as a placeholder for a photo.
final class PictureView: UIView {
  private let symbol = UIImageView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    symbol.contentMode = .scaleAspectFit
    symbol.tintColor = .white
    symbol.translatesAutoresizingMaskIntoConstraints = false
    layer.cornerRadius = 12
    clipsToBounds = true
    addSubview(symbol)
    NSLayoutConstraint.activate([
      symbol.centerXAnchor.constraint(equalTo: centerXAnchor),
      symbol.centerYAnchor.constraint(equalTo: centerYAnchor),
      symbol.heightAnchor.constraint(equalTo: heightAnchor, multiplier: 0.4),
      symbol.widthAnchor.constraint(equalTo: symbol.heightAnchor),
    ])
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  func show(_ kind: Trip.Kind) {
    symbol.image = UIImage(systemName: kind.symbolName)
    switch kind {
    case .city: backgroundColor = .systemIndigo
    case .beach: backgroundColor = .systemOrange
    case .mountains: backgroundColor = .systemTeal
    }
  }
}
