import AutoLayout

/// A card whose frames are computed manually. Each text is measured once per width.
final class HandLaidCard: Card {
  /// The frames of all subviews for a width.
  private struct Frames {
    let width: CGFloat
    var height: CGFloat = 0
    var bands: [CGRect] = []
    var leaves: [CGRect] = []
  }

  /// The frames for the last width, or `nil` after a change.
  private var frames: Frames?

  override func setText(_ text: String) {
    super.setText(text)
    frames = nil
    setNeedsLayout()
    superview?.setNeedsLayout()
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: frames(for: size.width).height)
  }

  override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    sizeThatFits(targetSize)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let frames = frames(for: bounds.width)
    for (band, frame) in zip(content.bands, frames.bands) { band.frame = frame }
    for (leaf, frame) in zip(content.leaves, frames.leaves) { leaf.frame = frame }
  }

  /// Returns the frames for a width, which are computed once.
  private func frames(for width: CGFloat) -> Frames {
    if let frames, frames.width == width { return frames }
    let calculated = calculatedFrames(for: width)
    frames = calculated
    return calculated
  }

  private func calculatedFrames(for width: CGFloat) -> Frames {
    var frames = Frames(width: width)
    let inner = width - 2 * CardMetrics.margin
    var bottom: CGFloat = 0
    // Adds a band below the last one.
    func addBand(height: CGFloat) {
      let top = bottom + CardMetrics.spacing
      frames.bands.append(CGRect(x: CardMetrics.margin, y: top, width: inner, height: height))
      bottom = top + height
    }
    let options = size(of: content.options, within: inner)
    frames.leaves.append(
      CGRect(x: inner - options.width, y: 0, width: options.width, height: options.height))
    addBand(height: options.height)
    addBand(height: addPoster(to: &frames, inner))
    let text = size(of: content.text, within: inner)
    addBand(height: text.height)
    frames.leaves.append(frames.bands[2])
    addBand(height: addPicture(to: &frames, inner))
    addBand(height: addActions(to: &frames, inner))
    addBand(height: addDiscussion(to: &frames, inner))
    frames.height = bottom + CardMetrics.margin
    return frames
  }

  private func addPoster(to frames: inout Frames, _ width: CGFloat) -> CGFloat {
    let side = CardMetrics.avatar
    frames.leaves.append(CGRect(x: 0, y: 0, width: side, height: side))
    let left = side + CardMetrics.avatarSpacing
    var bottom: CGFloat = 0
    for line in [content.name, content.headline, content.time] {
      let size = size(of: line, within: width - left)
      let top = bottom + CardMetrics.lineSpacing
      frames.leaves.append(CGRect(x: left, y: top, width: size.width, height: size.height))
      bottom = top + size.height
    }
    return max(side, bottom)
  }

  private func addPicture(to frames: inout Frames, _ width: CGFloat) -> CGFloat {
    let height = width * CardMetrics.imageRatio
    frames.leaves.append(CGRect(x: 0, y: 0, width: width, height: height))
    var bottom = height + CardMetrics.spacing
    for line in [content.title, content.domain] {
      let size = size(of: line, within: width)
      frames.leaves.append(CGRect(x: 0, y: bottom, width: width, height: size.height))
      bottom += size.height
    }
    return bottom
  }

  private func addActions(to frames: inout Frames, _ width: CGFloat) -> CGFloat {
    let sizes = [content.like, content.reply, content.share].map { size(of: $0, within: width) }
    let height = sizes.map(\.height).max() ?? 0
    let lefts = [0, (width - sizes[1].width) / 2, width - sizes[2].width]
    for (left, size) in zip(lefts, sizes) {
      frames.leaves.append(CGRect(x: left, y: 0, width: size.width, height: height))
    }
    return height
  }

  private func addDiscussion(to frames: inout Frames, _ width: CGFloat) -> CGFloat {
    let side = CardMetrics.commentAvatar
    let left = side + CardMetrics.commentSpacing
    let height = max(side, size(of: content.comment, within: width - left).height)
    frames.leaves.append(CGRect(x: 0, y: 0, width: side, height: side))
    frames.leaves.append(CGRect(x: left, y: 0, width: width - left, height: height))
    return height
  }

  /// Returns the size of a text that wraps at a width.
  private func size(of view: UIView, within width: CGFloat) -> CGSize {
    view.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
  }
}
