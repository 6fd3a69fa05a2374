import Foundation

/// Draws layers with their sublayers as commands of a drawing. Pictures of views and
/// `CALayer.render(in:)` use it.
@MainActor
struct LayerPainter {
  /// The commands so far, balanced.
  private(set) var commands: [Drawing.Command] = []
  /// The number of layers that contain the current one.
  private var depth = 0

  /// The maximum depth of nested layers. It is more than any screen has, and far less than would
  /// exhaust the stack of a thread.
  private static let depthLimit = 200

  /// Paints a layer in the coordinates of its superlayer.
  mutating func paint(_ layer: CALayer) {
    guard !layer.isHidden, layer.opacity > 0, layer.bounds.isFinite, layer.position.x.isFinite,
      layer.position.y.isFinite, commands.count < Drawing.stepLimit
    else { return }
    commands += [.save, .transform(Drawing.Transform(layer.mapToSuperlayer))]
    let group = layer.group
    if let group { commands.append(.beginGroup(group)) }
    paintInside(layer)
    if group != nil { commands.append(.endGroup) }
    commands.append(.restore)
  }

  /// Draws a layer in its coordinate space, without its transform, opacity and shadow.
  mutating func paintInside(_ layer: CALayer) {
    guard depth < Self.depthLimit else { return }
    depth += 1
    defer { depth -= 1 }
    let outline = layer.outline
    commands.append(.save)
    if let mask = layer.mask { commands.append(mask.clipOfMask) }
    if let color = layer.paintedBackground {
      commands.append(.fill(outline, color, isEvenOdd: false))
    }
    if layer.masksToBounds { commands += [.save, .clip(outline, isEvenOdd: false)] }
    commands += Self.content(of: layer)
    (layer.view as? UIView).map { paintView($0) }
    for sublayer in (layer.sublayers ?? []).sorted(by: { $0.zPosition < $1.zPosition }) {
      paint(sublayer)
    }
    if layer.masksToBounds { commands.append(.restore) }
    commands += layer.border
    commands.append(.restore)
  }

  /// Adds the recorded drawing of a view and its content.
  private mutating func paintView(_ view: UIView) {
    var value = LayoutSnapshot.View(
      className: "\(type(of: view))", frame: view.bounds, frameInRoot: view.bounds)
    value.appearance.tintColor = view.tintColor.snapshotColor
    value.appearance.cornerRadius = view.layer.cornerRadius
    value.content = view.snapshotContent
    let drawing = view.placedDrawing?.commands.map { $0 == .content ? .view(value) : $0 }
    let origin = Drawing.Transform.translation(view.bounds.minX, view.bounds.minY)
    commands += [.save, .transform(origin)] + (drawing ?? [])
    if drawing == nil || view.displayKind != .content, value.content != .none {
      commands.append(.view(value))
    }
    commands.append(.restore)
  }

  /// Returns the commands for the content of a layer: its image, path, gradient, text or recorded
  /// drawing.
  static func content(of layer: CALayer) -> [Drawing.Command] {
    var commands = layer.contentsCommands
    if layer.view == nil { commands += layer.drawnCommands }
    switch layer {
    case let layer as CAShapeLayer: return commands + layer.shapeCommands
    case let layer as CAGradientLayer: return commands + layer.gradientCommands
    case let layer as CATextLayer: return commands + layer.textCommands
    default: return commands
    }
  }
}
