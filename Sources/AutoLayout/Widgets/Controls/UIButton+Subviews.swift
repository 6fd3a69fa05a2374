import Foundation

/// The views of the title and the image.
extension UIButton {
  /// The image view, created on first use.
  var imageViewForContent: UIImageView {
    if let madeImageView { return madeImageView }
    let view = UIImageView()
    view.clipsToBounds = true
    madeImageView = view
    return view
  }

  /// Updates size and subviews after the title, the image or the state changed.
  func contentDidChange() {
    invalidateIntrinsicContentSize()
    updateSubviews()
  }

  /// Shows the title and the image in the subviews, adding them if needed.
  func updateSubviews() {
    let contents = contents
    updateImageView(contents.image ?? glyphImage(contents))
    updateTitleLabel(contents)
  }

  private func updateTitleLabel(_ contents: Contents) {
    guard let label = titleLabel as? UIButtonLabel else { return }
    let isAttached = label.superview === self
    guard isAttached || contents.title != nil else { return }
    if !isAttached { insertSubview(label, at: madeImageView?.superview === self ? 1 : 0) }
    label.isEmpty = (contents.title?.string ?? "").isEmpty
    let isPlain = configuration != nil || currentAttributedTitle == nil
    label.show(
      plain: contents.title?.string, attributed: isPlain ? nil : currentAttributedTitle,
      color: configuration?.foreground(tint: tintColor ?? .tintColor) ?? currentTitleColor)
    label.show(shadow: currentTitleShadowColor)
    setNeedsLayout()
  }

  private func updateImageView(_ image: UIImage?) {
    guard image != nil || madeImageView != nil else { return }
    let view = imageViewForContent
    if view.image != image { view.image = image }
    if image != nil, view.superview !== self { insertSubview(view, at: 0) }
    setNeedsLayout()
  }

  /// Returns the symbol of a button with a built-in symbol, unless other content replaces it.
  private func glyphImage(_ contents: Contents) -> UIImage? {
    guard buttonType.isGlyph, configuration == nil, contents.title == nil else { return nil }
    let size = Self.glyphSize(in: layoutEnvironment)
    return UIImage(name: buttonType.symbolName, size: size, isSymbol: true)
  }

  /// Lays out the title and the image, unless constraints do.
  func placeSubviews() {
    refreshGlyph()
    addEmptyLabel()
    let label = titleLabel.flatMap { $0.superview === self ? $0 : nil }
    let image = madeImageView.flatMap { $0.superview === self ? $0 : nil }
    guard label != nil || image != nil else { return }
    let contents = contents
    let rects = contentRects(contents)
    if let label, label.translatesAutoresizingMaskIntoConstraints {
      label.frame = label.isHidden ? .zero : labelFrame(rects.title)
    }
    if let image, image.translatesAutoresizingMaskIntoConstraints {
      image.frame = contents.image == nil ? glyphFrame : rects.image.originRounded(toScale: pixels)
    }
  }

  /// Replaces a built-in symbol that was created for a screen or release other than that of the
  /// window.
  private func refreshGlyph() {
    guard buttonType.isGlyph, let shown = madeImageView?.image else { return }
    let contents = contents
    guard contents.image == nil, let image = glyphImage(contents), image.size != shown.size else {
      return
    }
    updateImageView(image)
  }

  /// Adds the label of a button with neither title nor image, hidden and with an empty size
  /// (`runtime`: eight such buttons of two test suites, recorded on iOS 13 and 14; assumed for
  /// other releases).
  private func addEmptyLabel() {
    guard let label = titleLabel as? UIButtonLabel, label.superview !== self else { return }
    guard configuration == nil, madeImageView?.image == nil, currentBackgroundImage == nil else {
      return
    }
    label.isEmpty = true
    insertSubview(label, at: 0)
  }

  /// The number of pixels per point.
  private var pixels: CGFloat { max(1, layoutEnvironment.displayScale) }

  /// The rectangle of a built-in symbol, centered in the bounds.
  private var glyphFrame: CGRect {
    let size = imageViewForContent.image?.size ?? .zero
    return CGRect(
      x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2, width: size.width,
      height: size.height
    ).originRounded(toScale: pixels)
  }

  /// Returns the frame of the title's label. It is as large as the title, rounded to whole points,
  /// or to pixels if there is a configuration, and its origin is at a pixel (`runtime`: a label of
  /// 47 × 18 points at (0, 6) in a button of 47 × 30).
  private func labelFrame(_ title: CGRect) -> CGRect {
    var frame = title
    frame.size = title.size.ceiled(toScale: configuration == nil ? 1 : pixels)
    frame.size.width = max(title.width, min(frame.width, bounds.width))
    frame.origin.x -= (frame.width - title.width) * horizontalShare
    frame.origin.y -= (frame.height - title.height) * verticalShare
    return frame.originRounded(toScale: pixels)
  }
}
