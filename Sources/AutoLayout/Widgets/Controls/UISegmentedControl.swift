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
  }

  /// The segments from leading to trailing.
  private var segments: [Segment] = []

  /// The index of the selected segment, which begins at 0, or `noSegment`.
  open var selectedSegmentIndex = UISegmentedControl.noSegment
  /// The color of the selected segment, or nil for the system's. The value is stored but not drawn.
  open var selectedSegmentTintColor: UIColor?
  /// A Boolean value that indicates whether a selection lasts only for the duration of a touch. The
  /// value is stored and does not affect the layout.
  open var isMomentary = false
  /// A Boolean value that indicates whether each segment is as wide as its content instead of as
  /// wide as the widest segment.
  open var apportionsSegmentWidthsByContent = false {
    didSet { invalidateIntrinsicContentSize() }
  }
  /// The font of titles, or nil for the default.
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

  /// Creates a segmented control from an `InterfaceCoder`, for an object whose class a document
  /// names.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// How many segments the control has.
  open var numberOfSegments: Int { segments.count }

  /// Inserts a segment with a title at an index. An index out of range is replaced by the nearest
  /// valid one.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    insert(Segment(title: title), at: segment)
  }

  /// Inserts a segment with an image at an index. An index out of range is replaced by the nearest
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

  /// Returns the title of the segment at an index, or nil if it has an image or the index is out of
  /// range.
  open func titleForSegment(at segment: Int) -> String? {
    segments.indices.contains(segment) ? segments[segment].title : nil
  }

  /// Sets the title of a segment and removes its image. Does nothing if the index is out of range.
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    guard segments.indices.contains(segment) else { return }
    segments[segment] = Segment(title: title, width: segments[segment].width)
    invalidateIntrinsicContentSize()
  }

  /// Sets the image of a segment and removes its title. Does nothing if the index is out of range.
  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    guard segments.indices.contains(segment) else { return }
    segments[segment] = Segment(image: image, width: segments[segment].width)
    invalidateIntrinsicContentSize()
  }

  /// Sets the width of a segment in points, or 0 for the width of its content.
  open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
    guard segments.indices.contains(segment) else { return }
    segments[segment].width = width
    invalidateIntrinsicContentSize()
  }

  // MARK: Size

  /// The font of the titles.
  private var font: UIFont {
    let isMedium = PlatformMetrics.segmentTitlesAreMedium[layoutEnvironment.platform]
    return titleFont ?? .systemFont(ofSize: 13, weight: isMedium ? .medium : .regular)
  }

  /// The padding next to a title, in points.
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

  /// Insets that make the frame a point higher than the alignment rectangle.
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
