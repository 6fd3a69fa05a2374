import Foundation

/// The header or footer of a section of a table view.
@preconcurrency @MainActor
open class UITableViewHeaderFooterView: UIView {
  /// The identifier for reusing the view for other sections.
  open internal(set) var reuseIdentifier: String?

  /// The role of the view, which the table view sets.
  var role = Role(isHeader: true, isGrouped: false) { didSet { setNeedsLayout() } }
  /// A Boolean value that indicates whether a table view created the view for the text of a
  /// section.
  private var isMadeByTable = false

  /// The role of a view: a header or a footer, and whether its table view is grouped.
  struct Role {
    var isHeader: Bool
    var isGrouped: Bool
  }

  /// Creates a header or footer with a reuse identifier, or `nil` for a view that is not reused.
  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    addSubview(contentView)
  }

  /// Creates a view without a reuse identifier.
  public override convenience init(frame: CGRect) {
    self.init(reuseIdentifier: nil)
    self.frame = frame
  }

  /// Creates the view when a storyboard or xib that names its class is loaded. The coder is an
  /// `InterfaceCoder`.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(contentView)
  }

  /// A view behind the content, with the size of the header or footer.
  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      guard let backgroundView else { return }
      backgroundView.frame = bounds
      backgroundView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      insertSubview(backgroundView, at: 0)
    }
  }

  /// The view to which you add the content of the header or footer. It fills the part that lies in
  /// the table's safe area on the left and right. Its layout margins are those of cells on the left
  /// and right.
  open private(set) lazy var contentView: UIView = {
    let view = _UITableViewHeaderFooterContentView(frame: bounds)
    // Constraints treat it as tall as the header, so that its content determines the height.
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    return view
  }()

  /// The text label, which is created on first use and laid out by the view.
  open private(set) lazy var textLabel: UILabel? = {
    let label = UILabel()
    label.font = .preferredFont(forTextStyle: .footnote)
    contentView.addSubview(label)
    titleLabel = label
    return label
  }()

  /// The text label if it has been created, otherwise `nil`.
  private var titleLabel: UILabel?

  /// Prepares the view for another section. Table views do not call it, because they do not reuse
  /// headers and footers.
  open func prepareForReuse() {}

  open override func layoutSubviews() {
    placeContentView(forWidth: bounds.width)
    super.layoutSubviews()
    placeTitle()
  }

  /// The widths that the safe area of the table view subtracts from the content on the left and
  /// right, in points.
  private var safeSides: (left: CGFloat, right: CGFloat) {
    (superview as? UITableView)?.safeSides(of: self) ?? (0, 0)
  }

  /// Sets the frame of the content view in a header or footer with a width in points.
  func placeContentView(forWidth width: CGFloat) {
    if bounds.width != width { frame.size.width = width }
    contentView.defaultLayoutMargins.leading = sideMargin
    contentView.defaultLayoutMargins.trailing = sideMargin
    let (left, right) = safeSides
    contentView.frame = CGRect(
      x: left, y: 0, width: max(0, width - left - right), height: bounds.height)
  }

  // MARK: - Titles

  /// Creates the view that a table view shows for the text of a section.
  ///
  /// Headers of grouped table views were in uppercase until iOS 18.
  convenience init(title: String, isHeader: Bool, in table: UITableView) {
    self.init(reuseIdentifier: nil)
    let isGrouped = table.style != .plain
    isMadeByTable = true
    role = Role(isHeader: isHeader, isGrouped: isGrouped)
    let isUpperCase =
      isGrouped && isHeader
      && PlatformMetrics.groupedHeadsAreCapitals[table.layoutEnvironment.platform]
    textLabel?.text = isUpperCase ? title.uppercased() : title
    textLabel?.font = Self.titleFont(isGrouped: isGrouped)
    textLabel?.textColor = .secondaryLabel
    textLabel?.numberOfLines = 0
    textLabel?.adjustsFontForContentSizeCategory = isGrouped
  }

  /// Returns the font of titles at the default text size.
  private static func titleFont(isGrouped: Bool) -> UIFont {
    isGrouped
      ? .preferredFont(forTextStyle: .footnote)
      : .systemFont(ofSize: plainTitleSize, weight: .semibold)
  }

  /// The text size of plain headers, in points.
  private static let plainTitleSize: CGFloat = 17

  /// A Boolean value that indicates whether the view only shows text, so that its height follows
  /// from the text. False if a program's constraints place the label.
  var isTitle: Bool {
    isMadeByTable
      || titleLabel?.translatesAutoresizingMaskIntoConstraints == true
        && contentView.subviews.allSatisfy { $0 === titleLabel }
  }

  /// Returns the height of the text for a width of the whole view, in points.
  func textHeight(forWidth width: CGFloat) -> CGFloat {
    let (left, right) = safeSides
    return titleLabel?.sizeThatFits(
      CGSize(
        width: max(0, width - left - right - 2 * sideMargin), height: .greatestFiniteMagnitude)
    ).height ?? 0
  }

  /// Returns the difference between the height of the text, for a width of the whole view, and the
  /// height of one line of a title at the default text size, in points.
  func textExcess(forWidth width: CGFloat) -> CGFloat {
    let line = Self.titleFont(isGrouped: role.isGrouped).lineHeight
      .ceiled(toScale: layoutEnvironment.displayScale)
    return max(0, textHeight(forWidth: width) - line)
  }

  /// The side margin of the text, which is aligned with the text of cells.
  private var sideMargin: CGFloat {
    CellMargins(
      platform: layoutEnvironment.platform,
      screenWidth: window?.bounds.width ?? superview?.bounds.width, cellWidth: bounds.width
    ).side
  }

  /// Lays out the title: 8 points above the lower edge in grouped headers, 8 points below the upper
  /// edge in grouped footers, and vertically centered in plain ones.
  private func placeTitle() {
    guard let titleLabel, titleLabel.translatesAutoresizingMaskIntoConstraints else { return }
    let height = min(bounds.height, textHeight(forWidth: bounds.width))
    let padding = min(TableSectionMetrics.footPadding, (bounds.height - height) / 2)
    let y =
      !role.isGrouped
      ? ((bounds.height - height) / 2).rounded(.down)
      : role.isHeader ? bounds.height - height - padding : padding
    titleLabel.frame = CGRect(
      x: sideMargin, y: y, width: max(0, contentView.bounds.width - 2 * sideMargin),
      height: height)
  }
}

/// The view that contains the content of a header or footer. The class name appears in UIKit's logs
/// (two logs of two apps, which also have the encapsulated size).
final class _UITableViewHeaderFooterContentView: UIView {
  override var encapsulatesLayout: Bool { superview?.isPlacedByContainer == true }
}
