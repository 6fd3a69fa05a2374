import Foundation

extension CALayer {
  /// The bounds with rounded corners.
  var outline: Drawing.Path {
    guard cornerRadius > 0, cornerRadius.isFinite else { return Drawing.Path(bounds) }
    let pairs: [(CACornerMask, UIRectCorner)] = [
      (.layerMinXMinYCorner, .topLeft), (.layerMaxXMinYCorner, .topRight),
      (.layerMinXMaxYCorner, .bottomLeft), (.layerMaxXMaxYCorner, .bottomRight),
    ]
    var corners: UIRectCorner = []
    for (own, corner) in pairs where maskedCorners.contains(own) { corners.insert(corner) }
    let path = UIBezierPath(
      roundedRect: bounds, byRoundingCorners: corners,
      cornerRadii: CGSize(width: cornerRadius, height: cornerRadius))
    return Drawing.Path(path.cgPath)
  }

  /// The background color as a dynamic color, which keeps its dark variant, or `nil` if there is
  /// none.
  var paintedBackground: LayoutSnapshot.Color? {
    if let view = view as? UIView { return view.backgroundColor?.snapshotColor }
    return backgroundColor.map { LayoutSnapshot.Color($0) }
  }

  /// The group for the opacity and the shadow, or `nil` if there is neither.
  var group: Drawing.Group? {
    var group = Drawing.Group()
    group.alpha = Double(min(max(opacity, 0), 1))
    group.shadow = snapshotShadow
    return group.alpha < 1 || group.shadow != nil ? group : nil
  }

  /// The shadow, or `nil` if it is not visible. A layer that clips has no visible shadow.
  var snapshotShadow: Drawing.Shadow? {
    guard shadowOpacity > 0, let shadowColor, !masksToBounds else { return nil }
    var color = LayoutSnapshot.Color(shadowColor)
    color.light.alpha *= Double(min(shadowOpacity, 1))
    color.dark.alpha *= Double(min(shadowOpacity, 1))
    // The radius is the standard deviation of the blur.
    return Drawing.Shadow(color: color, offset: shadowOffset, deviation: shadowRadius)
  }

  /// The commands that stroke the border inside the bounds.
  var border: [Drawing.Command] {
    guard borderWidth > 0, borderWidth.isFinite, borderWidth <= bounds.width else { return [] }
    let inner = bounds.insetBy(dx: borderWidth / 2, dy: borderWidth / 2)
    let radius = max(cornerRadius - borderWidth / 2, 0)
    let path = UIBezierPath(roundedRect: inner, cornerRadius: radius.isFinite ? radius : 0)
    let color = borderUIColor?.snapshotColor ?? LayoutSnapshot.Color(light: .init(0, 0, 0))
    return [
      .stroke(Drawing.Path(path.cgPath), color, Drawing.Line(width: borderWidth))
    ]
  }

  /// The clip command for a layer that this one masks.
  var clipOfMask: Drawing.Command {
    let outline = maskOutline()
    return .clip(Drawing.Path(outline.path), isEvenOdd: outline.isEvenOdd)
  }

  /// Returns the outline to which this layer limits a layer that it masks, in the coordinates of
  /// that layer: the path of a shape layer, the area that the visible sublayers of a layer without
  /// content cover, or the rounded bounds. If there are several sublayers, their holes are filled.
  func maskOutline(depth: Int = 0) -> (path: CGPath, isEvenOdd: Bool) {
    let path = CGMutablePath()
    if let shape = self as? CAShapeLayer, let shaped = shape.path {
      path.addPath(shaped, transform: mapToSuperlayer)
      return (path, shape.fillRule == .evenOdd)
    }
    let parts = (sublayers ?? []).filter { !$0.isHidden && $0.opacity > 0 }
    guard paintedBackground == nil, contents == nil, !parts.isEmpty, depth < Self.maskDepthLimit
    else {
      let bounds = UIBezierPath(roundedRect: bounds, cornerRadius: max(0, cornerRadius))
      path.addPath(bounds.cgPath, transform: mapToSuperlayer)
      return (path, false)
    }
    let outlines = parts.map { $0.maskOutline(depth: depth + 1) }
    for outline in outlines { path.addPath(outline.path, transform: mapToSuperlayer) }
    return (path, outlines.count == 1 && outlines[0].isEvenOdd)
  }

  /// The maximum depth of nested layers that a mask reads.
  private static let maskDepthLimit = 8

  /// The commands that paint `contents`.
  var contentsCommands: [Drawing.Command] {
    var image = contents as? UIImage
    #if !canImport(Darwin)
      image = image ?? (contents as? CGImage).map { UIImage(cgImage: $0) }
    #endif
    guard let image, image.size.width > 0, image.size.height > 0 else { return [] }
    let mode: UIView.ContentMode =
      switch contentsGravity {
      case .resizeAspect: .scaleAspectFit
      case .resizeAspectFill: .scaleAspectFill
      case .center: .center
      default: .scaleToFill
      }
    let rect = CGRect(origin: .zero, size: image.size)
      .applying(mode.placement(of: image.size, in: bounds.size))
    return [.image(image.snapshotImage(in: rect.offsetBy(dx: bounds.minX, dy: bounds.minY)))]
  }

  /// The commands that `draw(in:)` records. If the layer is marked, it is drawn first.
  var drawnCommands: [Drawing.Command] {
    displayIfNeeded()
    guard !displayRecord.drawing.isEmpty else { return [] }
    return [
      .save, .transform(.translation(bounds.minX, bounds.minY)),
      .clip(Drawing.Path(CGRect(origin: .zero, size: bounds.size)), isEvenOdd: false),
    ] + displayRecord.drawing.commands + [.restore]
  }
}

extension CAShapeLayer {
  /// The commands that fill and stroke the path.
  var shapeCommands: [Drawing.Command] {
    guard let path else { return [] }
    var commands: [Drawing.Command] = []
    if let fillColor, fillColor.alpha > 0 {
      commands.append(
        .fill(
          Drawing.Path(path), LayoutSnapshot.Color(fillColor), isEvenOdd: fillRule == .evenOdd))
    }
    guard let strokeColor, strokeColor.alpha > 0, lineWidth > 0 else { return commands }
    let part = strokedPart(of: path)
    let line = Drawing.Line(
      width: lineWidth, cap: lineCap == .round ? .round : lineCap == .square ? .square : .butt,
      join: lineJoin == .round ? .round : lineJoin == .bevel ? .bevel : .miter,
      miterLimit: miterLimit, dashes: (lineDashPattern ?? []).map { CGFloat($0.doubleValue) },
      dashPhase: lineDashPhase)
    commands.append(.stroke(Drawing.Path(part), LayoutSnapshot.Color(strokeColor), line))
    return commands
  }

  /// Returns the part of the path between the start and end of the stroke.
  private func strokedPart(of path: CGPath) -> CGPath {
    #if canImport(Darwin)
      return path
    #else
      return path.trimmed(from: strokeStart, to: strokeEnd)
    #endif
  }
}

extension CAGradientLayer {
  /// The commands that paint the gradient in the bounds.
  var gradientCommands: [Drawing.Command] {
    let colors = (colors ?? []).compactMap { $0 as? CGColor }
    guard !colors.isEmpty, colors.count == self.colors?.count else { return [] }
    var last = 0.0
    let stops = colors.indices.map { index in
      let even = colors.count > 1 ? Double(index) / Double(colors.count - 1) : 0
      let wanted = locations.flatMap { index < $0.count ? $0[index].doubleValue : nil } ?? even
      last = max(last, min(max(wanted.isFinite ? wanted : even, 0), 1))
      return Drawing.Gradient.Stop(location: last, color: LayoutSnapshot.Color(colors[index]))
    }
    // The gradient uses unit coordinates, so that it has the same slant in a rectangle as in Core
    // Animation.
    var gradient = Drawing.Gradient(stops: stops, start: startPoint, end: endPoint)
    var map = CGAffineTransform(
      a: bounds.width, b: 0, c: 0, d: bounds.height, tx: bounds.minX, ty: bounds.minY)
    if type == .radial {
      // The corner of the ellipse's rectangle is the end point.
      let (x, y) = (abs(endPoint.x - startPoint.x), abs(endPoint.y - startPoint.y))
      guard x > 0, y > 0 else { return [] }
      map = CGAffineTransform(a: x, b: 0, c: 0, d: y, tx: startPoint.x, ty: startPoint.y)
        .concatenating(map)
      gradient.start = .zero
      gradient.end = .zero
      gradient.radii = [0, 1]
    }
    return [
      .save, .clip(outline, isEvenOdd: false), .transform(Drawing.Transform(map)),
      .gradient(gradient), .restore,
    ]
  }
}

extension CATextLayer {
  /// The commands that paint the text.
  var textCommands: [Drawing.Command] {
    guard let drawn = drawnText else { return [] }
    let color = foregroundColor.map { UIColor(cgColor: $0) } ?? .white
    let alignment: NSTextAlignment =
      switch alignmentMode {
      case .left: .left
      case .right: .right
      case .center: .center
      default: .natural
      }
    return [.text(drawn.placed(in: bounds, color: color, alignment: alignment))]
  }

  /// The text with its lines, or `nil` if there is no text.
  var drawnText: DrawnText? {
    let base = (font as? UIFont)?.withSize(fontSize) ?? .systemFont(ofSize: fontSize)
    var text = string as? NSAttributedString
    if let plain = string as? String { text = NSAttributedString(string: plain) }
    guard let text, text.length > 0 else { return nil }
    return DrawnText(
      StyledText(text, font: base), width: isWrapped ? bounds.width : .infinity)
  }
}
