import Foundation

extension CALayer {
  /// Returns a Boolean value that indicates whether the layer is marked for drawing.
  public func needsDisplay() -> Bool { view == nil && displayRecord.isMarked }

  /// Draws the layer if it is marked. For the layer of a view, draws the view.
  public func displayIfNeeded() {
    if let view { return view.displayMarked() }
    let resized = displayRecord.size != bounds.size && needsDisplayOnBoundsChange
    if displayRecord.isMarked || resized { display() }
  }

  /// Draws the layer and its sublayers into a context, in the coordinates of its bounds. For the
  /// layer of a view, draws the view with its subviews.
  public func render(in context: CGContext) {
    #if !canImport(Darwin)
      guard let recorder = context.recorder as? DrawingRecorder else { return }
      if let view = view as? UIView {
        view.rootView.layoutIfNeeded()
        view.displayMarkedViews()
      }
      var painter = LayerPainter()
      painter.paintInside(self)
      for command in painter.commands { recorder.append(command, steps: command.stepCount) }
    #endif
  }
}

extension UIView {
  /// Draws the view with its subviews into the current context, scaled to a rectangle. Returns
  /// false if there is no context or the size is empty.
  @discardableResult
  public func drawHierarchy(in rect: CGRect, afterScreenUpdates: Bool) -> Bool {
    guard let context = UIGraphicsGetCurrentContext(), bounds.width > 0, bounds.height > 0 else {
      return false
    }
    context.saveGState()
    context.translateBy(x: rect.minX, y: rect.minY)
    context.scaleBy(x: rect.width / bounds.width, y: rect.height / bounds.height)
    context.translateBy(x: -bounds.minX, y: -bounds.minY)
    layer.render(in: context)
    context.restoreGState()
    return true
  }

  /// The drawing of the view's own layer and the layers behind its subviews above the background,
  /// with the upper-left corner of the view at the origin, or `nil` if it is empty.
  var snapshotDrawing: Drawing? {
    var commands = placedDrawing?.commands ?? []
    let isTruncated = placedDrawing?.isTruncated ?? false
    if hasLayerOfKind {
      commands = moved(LayerPainter.content(of: layer)) + commands
    }
    commands += contentDrawing?.commands ?? []
    commands += drawingCommands(of: layersAroundSubviews.behind)
    return commands.isEmpty ? nil : Drawing(commands, isTruncated: isTruncated)
  }

  /// The drawing of the layers in front of the subviews, or `nil` if it is empty.
  var snapshotOverlay: Drawing? {
    let commands = drawingCommands(of: layersAroundSubviews.inFront)
    return commands.isEmpty ? nil : Drawing(commands)
  }

  /// The subviews that snapshots contain, in drawing order, with the drawing of the layers between
  /// each subview and the one behind it.
  var snapshotSubviews: [(view: UIView, underlay: Drawing?)] {
    let between = layersAroundSubviews.between
    return drawnSubviews.map { view in
      let commands = drawingCommands(of: between[ObjectIdentifier(view)] ?? [])
      return (view, commands.isEmpty ? nil : Drawing(commands))
    }
  }

  /// A Boolean value that indicates whether the view has a layer with something to paint.
  private var hasLayerOfKind: Bool {
    guard madeLayer != nil || type(of: self).layerClass != CALayer.self else { return false }
    return layer is CAShapeLayer || layer is CAGradientLayer || layer is CATextLayer
      || layer.contents != nil
  }

  /// The added layers in drawing order: those behind the subviews that snapshots contain, those
  /// between subviews by the subview in front of them, and those in front of all.
  private var layersAroundSubviews: LayersAroundSubviews {
    var result = LayersAroundSubviews()
    guard let layer = madeLayer, !layer.ownSublayers.isEmpty else { return result }
    var passed: [CALayer] = []
    var isFirst = true
    for sublayer in layer.allSublayers.sorted(by: { $0.zPosition < $1.zPosition }) {
      guard let owner = sublayer.view as? UIView else {
        passed.append(sublayer)
        continue
      }
      guard !represents(owner) else { continue }
      if isFirst {
        result.behind = passed
      } else {
        result.between[ObjectIdentifier(owner)] = passed
      }
      (passed, isFirst) = ([], false)
    }
    if isFirst { result.behind = passed } else { result.inFront = passed }
    return result
  }

  /// Returns the commands that paint added layers.
  private func drawingCommands(of layers: [CALayer]) -> [Drawing.Command] {
    var painter = LayerPainter()
    for layer in layers { painter.paint(layer) }
    return moved(painter.commands)
  }

  /// Returns commands in the coordinates of the bounds, moved so that the upper-left corner is at
  /// the origin.
  private func moved(_ commands: [Drawing.Command]) -> [Drawing.Command] {
    guard !commands.isEmpty, bounds.origin != .zero else { return commands }
    return [.save, .transform(.translation(-bounds.minX, -bounds.minY))] + commands + [.restore]
  }
}

/// The added layers of a view by their positions among the subviews.
private struct LayersAroundSubviews {
  /// The layers behind all subviews.
  var behind: [CALayer] = []
  /// The layers directly behind each subview but the first.
  var between: [ObjectIdentifier: [CALayer]] = [:]
  /// The layers in front of all subviews.
  var inFront: [CALayer] = []
}
