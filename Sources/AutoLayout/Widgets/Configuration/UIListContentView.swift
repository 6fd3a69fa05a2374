import Foundation

/// A view that shows an image, a text and a secondary text.
@preconcurrency @MainActor
open class UIListContentView: UIView, UIContentView {
  /// The configuration, a `UIListContentConfiguration`.
  open var configuration: any UIContentConfiguration {
    get { list }
    set {
      guard let new = newValue as? UIListContentConfiguration else { return }
      list = new
      show()
    }
  }
  private var list: UIListContentConfiguration

  /// The area of the text, or `nil` without text.
  open var textLayoutGuide: UILayoutGuide? { guide(of: label) }
  /// The area of the secondary text, or `nil` without secondary text.
  open var secondaryTextLayoutGuide: UILayoutGuide? { guide(of: secondaryLabel) }
  /// The area of the image, or `nil` without an image.
  open var imageLayoutGuide: UILayoutGuide? { guide(of: imageView) }

  private let label = UILabel()
  private let secondaryLabel = UILabel()
  private let imageView = UIImageView(frame: .zero)
  private var ownConstraints: [NSLayoutConstraint] = []
  private var guides: [ObjectIdentifier: UILayoutGuide] = [:]

  /// Creates a view that shows a configuration.
  public init(configuration: UIListContentConfiguration) {
    list = configuration
    super.init(frame: .zero)
    show()
  }

  /// Creates a view without content.
  public required init?(coder: NSCoder) {
    list = .cell()
    super.init(coder: coder)
    show()
  }

  package override var encapsulatesLayout: Bool {
    superview?.isPlacedByContainer == true
      && (superview is UITableViewCell || superview is UICollectionViewCell)
  }

  /// Updates the margins, because collection cells do not provide margins for lists.
  open override func didMoveToSuperview() {
    super.didMoveToSuperview()
    updateMargins()
  }

  private func updateMargins() {
    if let own = list.ownMargins {
      directionalLayoutMargins = own
    } else if superview is UICollectionViewCell {
      directionalLayoutMargins = UIListContentConfiguration.standardMargins
    }
  }

  private func guide(of view: UIView) -> UILayoutGuide? {
    guard view.superview === self else { return nil }
    if let known = guides[ObjectIdentifier(view)] { return known }
    let guide = UILayoutGuide()
    addLayoutGuide(guide)
    NSLayoutConstraint.activate([
      guide.topAnchor.constraint(equalTo: view.topAnchor),
      guide.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      guide.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      guide.trailingAnchor.constraint(equalTo: view.trailingAnchor),
    ])
    guides[ObjectIdentifier(view)] = guide
    return guide
  }

  // MARK: - Content

  /// Shows the configuration.
  private func show() {
    NSLayoutConstraint.deactivate(ownConstraints)
    ownConstraints = []
    updateMargins()
    set(label, list.text, list.attributedText, list.textProperties)
    set(
      secondaryLabel, list.secondaryText, list.secondaryAttributedText,
      list.secondaryTextProperties)
    imageView.image = list.image
    imageView.tintColor = list.imageProperties.tintColor
    imageView.layer.cornerRadius = list.imageProperties.cornerRadius
    let start = showImage()
    placeTexts(after: start)
    NSLayoutConstraint.activate(ownConstraints)
  }

  private func set(
    _ label: UILabel, _ text: String?, _ attributed: NSAttributedString?,
    _ properties: UIListContentConfiguration.TextProperties
  ) {
    label.font = properties.font
    label.textColor = properties.color
    label.numberOfLines = properties.numberOfLines
    label.lineBreakMode = properties.lineBreakMode
    label.adjustsFontSizeToFitWidth = properties.adjustsFontSizeToFitWidth
    label.minimumScaleFactor = properties.minimumScaleFactor
    label.adjustsFontForContentSizeCategory = properties.adjustsFontForContentSizeCategory
    label.textAlignment =
      switch properties.alignment {
      case .natural: .natural
      case .center: .center
      case .justified: .justified
      }
    label.text =
      switch properties.transform {
      case .none: text
      case .uppercase: text?.uppercased()
      case .lowercase: text?.lowercased()
      case .capitalized: text?.capitalized
      }
    if let attributed { label.attributedText = attributed }
    setShown(label, (attributed?.string ?? text)?.isEmpty == false)
  }

  private func setShown(_ view: UIView, _ isShown: Bool) {
    view.translatesAutoresizingMaskIntoConstraints = false
    guard isShown else {
      if let guide = guides.removeValue(forKey: ObjectIdentifier(view)) { removeLayoutGuide(guide) }
      return view.removeFromSuperview()
    }
    if view.superview !== self { addSubview(view) }
  }

  /// Positions the image, and returns the anchor at which the texts begin, with their distance in
  /// points.
  private func showImage() -> (anchor: NSLayoutXAxisAnchor, distance: CGFloat) {
    setShown(imageView, list.image != nil)
    let area = layoutMarginsGuide
    guard let size = list.image?.size else { return (area.leadingAnchor, 0) }
    let limit = list.imageProperties.maximumSize
    let reserved = list.imageProperties.reservedLayoutSize
    func fraction(_ length: CGFloat, _ limit: CGFloat) -> CGFloat {
      limit > 0 && length > limit ? limit / length : 1
    }
    let factor = min(fraction(size.width, limit.width), fraction(size.height, limit.height))
    let shown = CGSize(width: size.width * factor, height: size.height * factor)
    let isReserved = reserved.width > 0 && reserved.width < .greatestFiniteMagnitude
    let width = isReserved ? reserved.width : shown.width
    ownConstraints += [
      imageView.widthAnchor.constraint(equalToConstant: shown.width),
      imageView.heightAnchor.constraint(equalToConstant: shown.height),
      imageView.centerXAnchor.constraint(equalTo: area.leadingAnchor, constant: width / 2),
      imageView.centerYAnchor.constraint(equalTo: area.centerYAnchor),
      imageView.topAnchor.constraint(greaterThanOrEqualTo: area.topAnchor),
    ]
    return (area.leadingAnchor, width + list.imageToTextPadding)
  }

  /// Centers the texts vertically, stacked or side by side.
  private func placeTexts(after start: (anchor: NSLayoutXAxisAnchor, distance: CGFloat)) {
    let area = layoutMarginsGuide
    let texts = [label, secondaryLabel].filter { $0.superview === self }
    textArea.map { removeLayoutGuide($0) }
    textArea = nil
    guard let first = texts.first, let last = texts.last else { return }
    let isSideBySide = texts.count == 2 && list.prefersSideBySideTextAndSecondaryText
    secondaryLabel.setContentCompressionResistancePriority(
      isSideBySide ? .required : label.contentCompressionResistancePriority(for: .horizontal),
      for: .horizontal)
    secondaryLabel.setContentHuggingPriority(
      isSideBySide ? .required : label.contentHuggingPriority(for: .horizontal), for: .horizontal)
    if isSideBySide {
      ownConstraints += [
        label.leadingAnchor.constraint(equalTo: start.anchor, constant: start.distance),
        secondaryLabel.leadingAnchor.constraint(
          greaterThanOrEqualTo: label.trailingAnchor,
          constant: list.textToSecondaryTextHorizontalPadding),
        secondaryLabel.trailingAnchor.constraint(equalTo: area.trailingAnchor),
        secondaryLabel.firstBaselineAnchor.constraint(equalTo: label.firstBaselineAnchor),
        label.centerYAnchor.constraint(equalTo: area.centerYAnchor),
        label.topAnchor.constraint(greaterThanOrEqualTo: area.topAnchor),
      ]
      return
    }
    for text in texts {
      ownConstraints += [
        text.leadingAnchor.constraint(equalTo: start.anchor, constant: start.distance),
        text.trailingAnchor.constraint(equalTo: area.trailingAnchor),
      ]
    }
    if texts.count == 2 {
      ownConstraints.append(
        secondaryLabel.topAnchor.constraint(
          equalTo: label.bottomAnchor, constant: list.textToSecondaryTextVerticalPadding))
    }
    let texted = UILayoutGuide()
    textArea = texted
    addLayoutGuide(texted)
    ownConstraints += [
      texted.topAnchor.constraint(equalTo: first.topAnchor),
      texted.bottomAnchor.constraint(equalTo: last.bottomAnchor),
      texted.centerYAnchor.constraint(equalTo: area.centerYAnchor),
      texted.topAnchor.constraint(greaterThanOrEqualTo: area.topAnchor),
      texted.bottomAnchor.constraint(lessThanOrEqualTo: area.bottomAnchor),
    ]
  }

  /// The area of the texts that are centered together, or `nil` if the texts are side by side or
  /// there are none.
  private var textArea: UILayoutGuide?
}
