import Foundation

/// A row of segments of which one is chosen.
@preconcurrency @MainActor
open class UISegmentedControl: UIControl {
  /// The value of `selectedSegmentIndex` when nothing is chosen.
  public nonisolated static let noSegment = -1

  /// What one segment shows.
  private struct Segment {
    var title: String?
    var image: UIImage?
    /// In points; 0 for the width of the content.
    var width: CGFloat = 0
  }

  /// The segments from leading to trailing.
  private var segments: [Segment] = []

  /// The index of the chosen segment, from 0; `noSegment` for none.
  open var selectedSegmentIndex = UISegmentedControl.noSegment
  /// The colour of the chosen segment; kept, but not drawn. Nil for the system's.
  open var selectedSegmentTintColor: UIColor?
  /// Whether a choice lasts only while it is touched; kept, it does not change the layout.
  open var isMomentary = false
  /// Whether segments are as wide as their content rather than all as wide as the widest.
  open var apportionsSegmentWidthsByContent = false {
    didSet { invalidateIntrinsicContentSize() }
  }
  /// The font of titles where it is not the default.
  package var titleFont: UIFont? {
    didSet { invalidateIntrinsicContentSize() }
  }

  public override init(frame: CGRect) { super.init(frame: frame) }

  /// A control with a segment for each string or `UIImage`; other items are left out.
  public init(items: [Any]?) {
    super.init(frame: .zero)
    for item in items ?? [] {
      if let title = item as? String { segments.append(Segment(title: title)) }
      if let image = item as? UIImage { segments.append(Segment(image: image)) }
    }
  }

  /// Succeeds with an `InterfaceCoder`, for an object that a document names the class of.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// How many segments there are.
  open var numberOfSegments: Int { segments.count }

  /// Puts a segment with a title before the one at an index; indices out of range count as the
  /// nearest end.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    insert(Segment(title: title), at: segment)
  }

  /// Puts a segment with a picture before the one at an index; indices out of range count as the
  /// nearest end.
  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    insert(Segment(image: image), at: segment)
  }

  /// Inserts a segment; an index beyond the end appends it.
  private func insert(_ segment: Segment, at index: Int) {
    segments.insert(segment, at: min(max(index, 0), segments.count))
    invalidateIntrinsicContentSize()
  }

  /// Takes out the segment at an index; does nothing out of range.
  open func removeSegment(at segment: Int, animated: Bool) {
    guard segments.indices.contains(segment) else { return }
    segments.remove(at: segment)
    invalidateIntrinsicContentSize()
  }

  /// Takes out all segments, which leaves the control without a width of its own.
  open func removeAllSegments() {
    segments = []
    invalidateIntrinsicContentSize()
  }

  /// The title at an index; nil for a picture and out of range.
  open func titleForSegment(at segment: Int) -> String? {
    segments.indices.contains(segment) ? segments[segment].title : nil
  }

  /// Gives a segment a title in place of what it shows; does nothing out of range.
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    guard segments.indices.contains(segment) else { return }
    segments[segment] = Segment(title: title, width: segments[segment].width)
    invalidateIntrinsicContentSize()
  }

  /// Gives a segment a picture in place of what it shows; does nothing out of range.
  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    guard segments.indices.contains(segment) else { return }
    segments[segment] = Segment(image: image, width: segments[segment].width)
    invalidateIntrinsicContentSize()
  }

  /// Fixes the width of a segment in points; 0 for the width of its content.
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

  /// Room beside a title in points.
  private var room: CGFloat { PlatformMetrics.segmentRoom[layoutEnvironment.platform] }
  /// Between segments, in points.
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

  /// The width of what a segment shows, in points.
  private func contentWidth(_ segment: Segment) -> CGFloat {
    if let image = segment.image { return image.size.width }
    return layout(StyledText(segment.title ?? "", font: font)).width.ceiled(toScale: 1)
  }

  /// The frame is a point higher than the alignment rectangle.
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
