import Foundation

// Images that are made from others. They keep the drawing and the data.
extension UIImage {
  /// Returns the image with other alignment insets, in points.
  public func withAlignmentRectInsets(_ insets: UIEdgeInsets) -> UIImage {
    copy { $0.alignmentRectInsets = insets }
  }

  /// Returns the image with another rendering mode.
  public func withRenderingMode(_ mode: RenderingMode) -> UIImage {
    copy { $0.renderingMode = mode }
  }

  /// Returns the image in a color, with the same rendering mode.
  public func withTintColor(_ color: UIColor) -> UIImage { copy { $0.tintColor = color } }

  /// Returns the image in a color, with another rendering mode. With `alwaysOriginal`, views draw
  /// it in this color and not in their own.
  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    copy {
      $0.tintColor = color
      $0.renderingMode = renderingMode
    }
  }

  /// Returns the image with edges that keep their size when it is resized, in points. The middle is
  /// repeated.
  /// - Remark: Partial. The insets are stored; pictures scale the whole image.
  public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
    resizableImage(withCapInsets: capInsets, resizingMode: .tile)
  }

  /// Returns the image with edges that keep their size when it is resized, in points.
  /// - Remark: Partial. The insets are stored; pictures scale the whole image.
  public func resizableImage(
    withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode
  ) -> UIImage {
    copy {
      $0.capInsets = capInsets
      $0.resizingMode = resizingMode
    }
  }

  /// Returns the image with left and upper edges that keep their size, in points; one point beside
  /// them is stretched.
  public func stretchableImage(withLeftCapWidth width: Int, topCapHeight height: Int) -> UIImage {
    let (left, top) = (CGFloat(width), CGFloat(height))
    let insets = UIEdgeInsets(
      top: top, left: left, bottom: height > 0 ? size.height - top - 1 : 0,
      right: width > 0 ? size.width - left - 1 : 0)
    return resizableImage(withCapInsets: insets, resizingMode: .stretch)
  }

  /// Returns the image that is mirrored in right-to-left layouts.
  /// - Remark: Partial. Pictures show the image as it is.
  public func imageFlippedForRightToLeftLayoutDirection() -> UIImage {
    copy { $0.flipsForRightToLeftLayoutDirection = true }
  }

  /// Returns the image mirrored at its vertical axis.
  /// - Remark: Partial. `imageOrientation` changes; pictures show the image as it is.
  public func withHorizontallyFlippedOrientation() -> UIImage {
    copy { $0.orientation = $0.orientation.mirrored }
  }

  /// Returns the image with a baseline at a distance from its lower edge, in points.
  /// - Remark: Partial. The baseline is stored; image views are aligned at their lower edge.
  public func withBaselineOffset(fromBottom baselineOffset: CGFloat) -> UIImage {
    copy { $0.baselineOffset = baselineOffset }
  }

  /// Returns the image without a baseline.
  public func imageWithoutBaseline() -> UIImage { copy { $0.baselineOffset = nil } }

  /// Returns the image itself: there is nothing to decode.
  public func preparingForDisplay() -> UIImage? { self }

  /// Calls a function with the image itself.
  public func prepareForDisplay(completionHandler: @escaping @Sendable (UIImage?) -> Void) {
    completionHandler(self)
  }

  /// Returns the image itself.
  public func byPreparingForDisplay() async -> UIImage? { self }
}

extension UIImage.Orientation {
  /// The orientation mirrored at the vertical axis of the image that is shown.
  var mirrored: UIImage.Orientation {
    switch self {
    case .up: .upMirrored
    case .down: .downMirrored
    case .left: .rightMirrored
    case .right: .leftMirrored
    case .upMirrored: .up
    case .downMirrored: .down
    case .leftMirrored: .right
    case .rightMirrored: .left
    }
  }

  /// A Boolean value that indicates whether the image is turned by a quarter, which exchanges width
  /// and height.
  var isQuarterTurned: Bool {
    switch self {
    case .left, .right, .leftMirrored, .rightMirrored: true
    case .up, .down, .upMirrored, .downMirrored: false
    }
  }
}
