import Foundation

/// A row of segments, one of which can be selected.
@preconcurrency @MainActor
open class UISegmentedControl: UIControl {
  /// The value of `selectedSegmentIndex` if no segment is selected.
  public nonisolated static let noSegment = -1

  /// The content of a segment.
  private struct Segment {
    var title: String?
    var image: UIImage?
    /// The width in points, or 0 for the width of the content.
    var width: CGFloat = 0
    var isEnabled = true
    var offset = CGSize.zero
    var action: UIAction?
  }

  /// The segments from leading to trailing.
  private var segments: [Segment] = []

  /// The index of the selected segment, which begins at 0, or `noSegment`.
  open var selectedSegmentIndex = UISegmentedControl.noSegment
  /// The color of the selected segment, or `nil` for the default.
  ///
  /// - Remark: Inert. The value is stored but not drawn.
  open var selectedSegmentTintColor: UIColor?
  /// A Boolean value that indicates whether a selection lasts only for the duration of a touch.
  ///
  /// - Remark: Inert. The value is stored and does not affect the layout.
  open var isMomentary = false
  /// A Boolean value that indicates whether each segment is as wide as its content instead of as
  /// wide as the widest segment.
  open var apportionsSegmentWidthsByContent = false {
    didSet { invalidateIntrinsicContentSize() }
  }
  /// The font of titles, or `nil` for the default.
  package var titleFont: UIFont? {
    didSet { invalidateIntrinsicContentSize() }
  }

  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a control with a segment for each string or `UIImage`. Other items are ignored.
  public init(items: [Any]?) {
    super.init(frame: .zero)
    for item in items ?? [] {
      if let title = item as? String { segments.append(Segment(title: title)) }
      if let image = item as? UIImage { segments.append(Segment(image: image)) }
    }
  }

  /// Creates the segmented control when a storyboard or xib that names its class is loaded. The
  /// coder is an `InterfaceCoder`.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The number of choices that the control shows.
  open var numberOfSegments: Int { segments.count }

  /// Inserts a segment with a title at an index. An out-of-range index is replaced by the nearest
  /// valid one.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    insert(Segment(title: title), at: segment)
  }

  /// Inserts a segment with an image at an index. An out-of-range index is replaced by the nearest
  /// valid one.
  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    insert(Segment(image: image), at: segment)
  }

  /// Inserts a segment at the valid index nearest to an index.
  private func insert(_ segment: Segment, at index: Int) {
    segments.insert(segment, at: min(max(index, 0), segments.count))
    invalidateIntrinsicContentSize()
  }

  /// Removes the segment at an index. Does nothing if the index is out of range.
  open func removeSegment(at segment: Int, animated: Bool) {
    guard segments.indices.contains(segment) else { return }
    segments.remove(at: segment)
    invalidateIntrinsicContentSize()
  }

  /// Removes all segments, which leaves the control without an intrinsic width.
  open func removeAllSegments() {
    segments = []
    invalidateIntrinsicContentSize()
  }

  /// Returns the title of the segment at an index, or `nil` if it has an image or the index is out
  /// of range.
  open func titleForSegment(at segment: Int) -> String? {
    segments.indices.contains(segment) ? segments[segment].title : nil
  }

  /// Sets the title of a segment and removes its image. Does nothing if the index is out of range.
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    guard segments.indices.contains(segment) else { return }
    (segments[segment].title, segments[segment].image) = (title, nil)
    invalidateIntrinsicContentSize()
  }

  /// Sets the image of a segment and removes its title. Does nothing if the index is out of range.
  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    guard segments.indices.contains(segment) else { return }
    (segments[segment].title, segments[segment].image) = (nil, image)
    invalidateIntrinsicContentSize()
  }

  /// Returns the image of the segment at an index, or `nil` if it has a title or the index is out
  /// of range.
  open func imageForSegment(at segment: Int) -> UIImage? {
    segments.indices.contains(segment) ? segments[segment].image : nil
  }

  /// Returns the width of a segment in points, or 0 if it fits its content.
  open func widthForSegment(at segment: Int) -> CGFloat {
    segments.indices.contains(segment) ? segments[segment].width : 0
  }

  /// Enables or disables a segment. Taps do not select a disabled segment.
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    guard segments.indices.contains(segment) else { return }
    segments[segment].isEnabled = enabled
  }

  /// Returns a Boolean value that indicates whether a segment is enabled.
  open func isEnabledForSegment(at segment: Int) -> Bool {
    segments.indices.contains(segment) && segments[segment].isEnabled
  }

  /// Sets the offset of a segment's content in points.
  ///
  /// - Remark: Inert. The content is drawn in the center.
  open func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) {
    guard segments.indices.contains(segment) else { return }
    segments[segment].offset = offset
  }

  /// Returns the offset of a segment's content in points.
  open func contentOffsetForSegment(at segment: Int) -> CGSize {
    segments.indices.contains(segment) ? segments[segment].offset : .zero
  }

  /// Sets the width of a segment in points, or 0 to fit its content.
  open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
    guard segments.indices.contains(segment) else { return }
    segments[segment].width = width
    invalidateIntrinsicContentSize()
  }

  // MARK: Actions

  /// Creates a control with a segment for each action, which is called when the user selects the
  /// segment.
  public init(frame: CGRect, actions: [UIAction]) {
    super.init(frame: frame)
    for action in actions { segments.append(Self.segment(action)) }
  }

  /// Inserts a segment with an action at an index.
  open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
    insert(Self.segment(action), at: segment)
  }

  /// Sets the action of a segment, with its title and image.
  open func setAction(_ action: UIAction, forSegmentAt segment: Int) {
    guard segments.indices.contains(segment) else { return }
    segments[segment] = Self.segment(action)
    invalidateIntrinsicContentSize()
  }

  /// Returns the action of a segment, or `nil` if it has none.
  open func actionForSegment(at segment: Int) -> UIAction? {
    segments.indices.contains(segment) ? segments[segment].action : nil
  }

  private static func segment(_ action: UIAction) -> Segment {
    var made = Segment(title: action.image == nil ? action.title : nil, image: action.image)
    made.action = action
    return made
  }

  /// Simulates a tap on a segment: selects it, calls its action and sends `valueChanged`. Does
  /// nothing if the segment or the control is disabled, or if the segment is already selected,
  /// unless the control is momentary.
  public func tapSegment(at index: Int) {
    guard isEnabled, isEnabledForSegment(at: index), isMomentary || index != selectedSegmentIndex
    else { return }
    selectedSegmentIndex = index
    if let action = segments[index].action { sendAction(action) }
    sendActions(for: .valueChanged)
    if isMomentary { selectedSegmentIndex = Self.noSegment }
  }

  /// Sets the attributes of titles in a state. The font of the state `normal` determines widths.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    titleAttributes[state] = attributes
    if state == .normal { titleFont = attributes?[.font] as? UIFont }
  }

  /// Returns the attributes of titles that were set for a state.
  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    titleAttributes[state]
  }

  private var titleAttributes: [UIControl.State: [NSAttributedString.Key: Any]] = [:]

  // MARK: Size

  /// The font of the titles. The default is the system font of 13 points.
  package var font: UIFont {
    let isMedium = PlatformMetrics.segmentTitlesAreMedium[layoutEnvironment.platform]
    return titleFont ?? .systemFont(ofSize: 13, weight: isMedium ? .medium : .regular)
  }

  /// The total padding to the left and right of a segment's content, in points.
  private var room: CGFloat { PlatformMetrics.segmentRoom[layoutEnvironment.platform] }
  /// The distance between segments, in points.
  private static let separator: CGFloat = 1

  open override var intrinsicContentSize: CGSize {
    let height = PlatformMetrics.segmentedControlHeight[layoutEnvironment.platform]
    guard !segments.isEmpty else { return CGSize(width: Self.noIntrinsicMetric, height: height) }
    let widths = segments.map { $0.width > 0 ? $0.width : contentWidth($0) + room }
    let total =
      apportionsSegmentWidthsByContent || segments.contains { $0.width > 0 }
      ? widths.reduce(0, +) : CGFloat(widths.count) * (widths.max() ?? 0)
    return CGSize(
      width: total + CGFloat(segments.count - 1) * Self.separator, height: height)
  }

  /// Returns the width of the content of a segment, in points.
  private func contentWidth(_ segment: Segment) -> CGFloat {
    if let image = segment.image { return image.size.width }
    return layout(StyledText(segment.title ?? "", font: font)).width.ceiled(toScale: 1)
  }

  /// The insets that make the frame one point taller than the alignment rectangle.
  open override var alignmentRectInsets: UIEdgeInsets {
    UIEdgeInsets(top: 0, left: 0, bottom: 1, right: 0)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let intrinsic = intrinsicContentSize
    return CGSize(width: max(0, intrinsic.width), height: intrinsic.height + 1)
  }

  package override var snapshotContent: LayoutSnapshot.Content {
    let selected = segments.indices.contains(selectedSegmentIndex) ? selectedSegmentIndex : nil
    return .segmentedControl(
      titles: segments.map { $0.title ?? "" }, selected: selected, font: font.snapshotFont)
  }
}
