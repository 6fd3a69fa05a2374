import Foundation

/// The positions of the title and image, and the values that depend on them.
extension UIButton {
  /// Returns the rectangles of title and image in points, in the coordinates of the bounds.
  func contentRects(_ contents: Contents) -> (title: CGRect, image: CGRect) {
    // Only subclasses can override the methods.
    if configuration != nil || type(of: self) == UIButton.self {
      return place(contents, in: bounds.inset(by: contents.insets))
    }
    let room = contentRect(forBounds: bounds)
    return (titleRect(forContentRect: room), imageRect(forContentRect: room))
  }

  /// Returns the rectangles of title and image within the rectangle of the content, in points.
  func place(_ contents: Contents, in room: CGRect) -> (title: CGRect, image: CGRect) {
    var title = textSize(contents)
    let image = contents.image?.size ?? .zero
    let padding = title == .zero || image == .zero ? 0 : contents.imagePadding
    title.width = max(
      0, min(title.width, contents.isVertical ? room.width : room.width - image.width - padding))
    if contents.isVertical { return stacked(title, image, padding, contents, in: room) }
    let imageIsLeft = (contents.imagePlacement == .leading) != isRightToLeft
    let total = title.width + padding + image.width
    let x = room.minX + horizontalShare * (room.width - total)
    let titleX = imageIsLeft ? x + image.width + padding : x
    let imageX = imageIsLeft ? x : x + title.width + padding
    return (
      CGRect(origin: CGPoint(x: titleX, y: top(title.height, in: room)), size: title)
        .moved(by: titleEdgeInsets),
      CGRect(origin: CGPoint(x: imageX, y: top(image.height, in: room)), size: image)
        .moved(by: imageEdgeInsets)
    )
  }

  /// Returns the rectangles of title and image for a vertical arrangement.
  private func stacked(
    _ title: CGSize, _ image: CGSize, _ padding: CGFloat, _ contents: Contents, in room: CGRect
  ) -> (title: CGRect, image: CGRect) {
    let y = top(title.height + padding + image.height, in: room)
    let imageIsTop = contents.imagePlacement == .top
    let centered = { (size: CGSize, y: CGFloat) in
      CGRect(
        x: room.minX + self.horizontalShare * (room.width - size.width), y: y, width: size.width,
        height: size.height)
    }
    return (
      centered(title, imageIsTop ? y + image.height + padding : y),
      centered(image, imageIsTop ? y : y + title.height + padding)
    )
  }

  /// The fraction of the free width to the left of the content.
  var horizontalShare: CGFloat {
    switch contentHorizontalAlignment {
    case .center, .fill: 0.5
    case .left: 0
    case .right: 1
    case .leading: isRightToLeft ? 1 : 0
    case .trailing: isRightToLeft ? 0 : 1
    }
  }

  /// The fraction of the free height above the content.
  var verticalShare: CGFloat {
    switch contentVerticalAlignment {
    case .center, .fill: 0.5
    case .top: 0
    case .bottom: 1
    }
  }

  /// Returns the top edge of content with a height within a rectangle, according to the vertical
  /// alignment.
  private func top(_ height: CGFloat, in room: CGRect) -> CGFloat {
    room.minY + verticalShare * (room.height - height)
  }

  /// The distance in points from the top of a button with its intrinsic height to the baseline of
  /// the title, or `nil` without a title.
  var intrinsicBaseline: CGFloat? {
    let contents = contents
    guard let title = contents.title else { return nil }
    let text = layout(title, titleLimits())
    let insets = contents.insets
    let room = contentSize.height - insets.top - insets.bottom - text.height
    return insets.top + room / 2 + (text.firstAscender ?? 0)
  }

  /// The content of the button for pictures.
  var drawnContent: LayoutSnapshot.Content {
    let contents = contents
    let rects = contentRects(contents)
    let tint = tintColor ?? .tintColor
    let color = configuration?.foreground(tint: tint) ?? currentTitleColor
    let title = drawnTitle(contents, in: rects.title, color: color)
    let isWheel = configuration?.showsActivityIndicator == true
    let image = (isWheel ? nil : contents.image).map { image -> LayoutSnapshot.Image in
      let tints = image.isSymbolImage || buttonType == .system || configuration != nil
      return image.snapshotImage(
        in: rects.image,
        tint: tints && image.renderingMode != .alwaysOriginal ? color.snapshotColor : nil)
    }
    return .button(
      title: title, image: image,
      background: configuration?.backgroundColor(tint: tint)?.snapshotColor, isEnabled: isEnabled)
  }
}

extension UIButton {
  /// Returns title and subtitle, one below the other in their common rectangle.
  private func drawnTitle(
    _ contents: Contents, in rect: CGRect, color: UIColor
  ) -> LayoutSnapshot.Text? {
    var shown: LayoutSnapshot.Text?
    var top = rect.minY
    for (text, natural) in texts(contents) {
      var limits = natural
      limits.width = rect.width
      let lines = layout(text, limits)
      let part =
        contents.subtitle == nil
        ? rect : CGRect(x: rect.minX, y: top, width: rect.width, height: lines.height)
      top += lines.height + contents.titlePadding
      let drawn = snapshotText(text, lines, in: part, color: color, alignment: titleAlignment)
      guard let first = shown else {
        shown = drawn
        continue
      }
      shown?.lines += drawn.lines.map { line in
        var line = line
        line.pieces =
          line.pieces ?? [
            LayoutSnapshot.Text.Piece(
              string: line.string, x: line.origin.x, width: line.width, font: drawn.font,
              color: drawn.color)
          ]
        return line
      }
      shown?.isTruncated = first.isTruncated || drawn.isTruncated
    }
    return shown
  }

  /// The alignment of lines of title and subtitle in their common rectangle.
  private var titleAlignment: NSTextAlignment {
    guard let configuration else { return .natural }
    switch configuration.titleAlignment {
    case .automatic:
      switch contentHorizontalAlignment {
      case .center, .fill: return .center
      case .left: return .left
      case .right: return .right
      case .leading: return .natural
      case .trailing: return isRightToLeft ? .left : .right
      }
    case .leading: return .natural
    case .center: return .center
    case .trailing: return isRightToLeft ? .left : .right
    }
  }
}

extension CGRect {
  /// Returns the rectangle moved as UIKit moves a button's title and image: to the center of the
  /// area within the insets.
  fileprivate func moved(by insets: UIEdgeInsets) -> CGRect {
    offsetBy(dx: (insets.left - insets.right) / 2, dy: (insets.top - insets.bottom) / 2)
  }
}
