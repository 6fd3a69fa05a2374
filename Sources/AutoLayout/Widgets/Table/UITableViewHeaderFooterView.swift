import Foundation

/// The head or foot of a section of a table.
@preconcurrency @MainActor
open class UITableViewHeaderFooterView: UIView {
  /// The name by which the view is used again for other sections.
  open internal(set) var reuseIdentifier: String?

  /// What the view is in its table, which says so.
  var role = Role(isHeader: true, isGrouped: false) { didSet { setNeedsLayout() } }
  /// Whether a table made the view for the text of a section.
  private var isMadeByTable = false

  /// Whether a view is a head or a foot, and of what kind of table.
  struct Role {
    var isHeader: Bool
    var isGrouped: Bool
  }

  /// Makes a head or foot with a name for reuse; nil for one that is not used again.
  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    addSubview(contentView)
  }

  /// Makes a view without a name for reuse.
  public override convenience init(frame: CGRect) {
    self.init(reuseIdentifier: nil)
    self.frame = frame
  }

  /// Succeeds with an `InterfaceCoder`, for an object that a document names the class of.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(contentView)
  }

  /// The view that the program's views belong in; it fills what of the head or foot lies in the
  /// table's safe area at the left and the right.
  open private(set) lazy var contentView: UIView = {
    let view = UIView(frame: bounds)
    // Constraints take it for as high as the head, so that its content gives the head a height.
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    return view
  }()

  /// The text; made on first use, and laid out by the view.
  open private(set) lazy var textLabel: UILabel? = {
    let label = UILabel()
    label.font = .preferredFont(forTextStyle: .footnote)
    contentView.addSubview(label)
    titleLabel = label
    return label
  }()

  /// `textLabel` where somebody asked for it.
  private var titleLabel: UILabel?

  /// Readies the view for another section.
  open func prepareForReuse() {}

  open override func layoutSubviews() {
    placeContentView(forWidth: bounds.width)
    super.layoutSubviews()
    placeTitle()
  }

  /// What the safe area of the table takes from the content at the left and the right, in points.
  private var safeSides: (left: CGFloat, right: CGFloat) {
    (superview as? UITableView)?.safeSides(of: self) ?? (0, 0)
  }

  /// Gives the content view its frame in a head or foot of a width, in points.
  func placeContentView(forWidth width: CGFloat) {
    if bounds.width != width { frame.size.width = width }
    let (left, right) = safeSides
    contentView.frame = CGRect(
      x: left, y: 0, width: max(0, width - left - right), height: bounds.height)
  }

  // MARK: - Titles

  /// Makes the view that a table shows for the text of a section.
  ///
  /// Heads of grouped tables were written in capitals until iOS 18.
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

  /// The font of titles at the usual size of text.
  private static func titleFont(isGrouped: Bool) -> UIFont {
    isGrouped
      ? .preferredFont(forTextStyle: .footnote)
      : .systemFont(ofSize: plainTitleSize, weight: .semibold)
  }

  /// Size of the text of plain heads, in points.
  private static let plainTitleSize: CGFloat = 17

  /// Whether the view shows a text and nothing else, so that its height follows from the text; not
  /// where a program's constraints place the label.
  var isTitle: Bool {
    isMadeByTable
      || titleLabel?.translatesAutoresizingMaskIntoConstraints == true
        && contentView.subviews.allSatisfy { $0 === titleLabel }
  }

  /// The height of the text at a width of the whole view, in points.
  func textHeight(forWidth width: CGFloat) -> CGFloat {
    let (left, right) = safeSides
    return titleLabel?.sizeThatFits(
      CGSize(
        width: max(0, width - left - right - 2 * sideMargin), height: .greatestFiniteMagnitude)
    ).height ?? 0
  }

  /// How much higher the text is, at a width of the whole view, than one line of a title at the
  /// usual size of text, in points.
  func textExcess(forWidth width: CGFloat) -> CGFloat {
    let line = Self.titleFont(isGrouped: role.isGrouped).lineHeight
      .ceiled(toScale: layoutEnvironment.displayScale)
    return max(0, textHeight(forWidth: width) - line)
  }

  /// Where texts of cells begin.
  private var sideMargin: CGFloat {
    CellMargins(
      platform: layoutEnvironment.platform,
      screenWidth: window?.bounds.width ?? superview?.bounds.width, cellWidth: bounds.width
    ).side
  }

  /// Grouped heads stand on their lower edge and feet hang from their upper one, 8 points away;
  /// plain ones are in the middle.
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
