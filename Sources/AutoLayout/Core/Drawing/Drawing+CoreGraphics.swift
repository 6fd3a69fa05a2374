import Foundation

extension Drawing.Path {
  /// Creates a path from a Core Graphics path.
  init(_ path: CGPath) {
    self.init()
    var copy = self
    path.applyWithBlock { element in
      let step: Step =
        switch element.pointee.type {
        case .moveToPoint: .move
        case .addLineToPoint: .line
        case .addQuadCurveToPoint: .quadCurve
        case .addCurveToPoint: .curve
        default: .close
        }
      copy.add(step, (0..<step.pointCount).map { element.pointee.points[$0] })
    }
    self = copy
  }
}

extension Drawing.Transform {
  /// Creates the transform of a map of Core Graphics.
  init(_ map: CGAffineTransform) {
    self.init(a: map.a, b: map.b, c: map.c, d: map.d, tx: map.tx, ty: map.ty)
  }
}

extension Drawing.Line {
  /// Creates a line from its parameters in Core Graphics.
  init(
    width: CGFloat, cap: CGLineCap, join: CGLineJoin, miterLimit: CGFloat, dashes: [CGFloat],
    dashPhase: CGFloat
  ) {
    self.init(width: width)
    self.cap = cap == .round ? .round : cap == .square ? .square : .butt
    self.join = join == .round ? .round : join == .bevel ? .bevel : .miter
    (self.miterLimit, self.dashes, self.dashPhase) = (miterLimit, dashes, dashPhase)
  }
}

extension CGBlendMode {
  /// The name of the mode in CSS, or `nil` if the mode is normal or not available in CSS.
  var cssName: String? {
    switch self {
    case .multiply: "multiply"
    case .screen: "screen"
    case .overlay: "overlay"
    case .darken: "darken"
    case .lighten: "lighten"
    case .colorDodge: "color-dodge"
    case .colorBurn: "color-burn"
    case .softLight: "soft-light"
    case .hardLight: "hard-light"
    case .difference: "difference"
    case .exclusion: "exclusion"
    case .hue: "hue"
    case .saturation: "saturation"
    case .color: "color"
    case .luminosity: "luminosity"
    case .plusLighter: "plus-lighter"
    default: nil
    }
  }
}
