import Foundation

#if !canImport(Darwin)
  /// Records the drawing operations of a context as a `Drawing`.
  final class DrawingRecorder: CGContextRecorder {
    /// The recorded commands, which are balanced only at the end.
    private var commands: [Drawing.Command] = []
    /// The commands and steps of paths that were recorded.
    private var stepCount = 0
    /// A Boolean value that indicates whether a command was omitted because of the limit.
    private var isTruncated = false
    /// Indicates for each open save and group whether it was recorded.
    private var open: [(isGroup: Bool, isRecorded: Bool)] = []
    /// The object whose content `Drawing.Command.content` draws, if any.
    weak var owner: AnyObject?

    /// Creates a recorder without commands.
    init(owner: AnyObject? = nil) { self.owner = owner }

    /// The drawing, in which all groups are closed.
    var drawing: Drawing {
      let closing = open.reversed().filter(\.isRecorded).map {
        $0.isGroup ? Drawing.Command.endGroup : .restore
      }
      return Drawing(commands + closing, isTruncated: isTruncated)
    }

    /// Records a command with a number of steps toward the limit. Returns false beyond the limit.
    @discardableResult
    func append(_ command: Drawing.Command, steps: Int = 1) -> Bool {
      guard stepCount + steps <= Drawing.stepLimit else {
        isTruncated = true
        return false
      }
      stepCount += steps
      commands.append(command)
      return true
    }

    /// Records a drawing, placed by a map.
    func append(_ drawing: Drawing, placedBy map: CGAffineTransform) {
      append(.save)
      append(.transform(Drawing.Transform(map)))
      for command in drawing.commands { append(command, steps: command.stepCount) }
      append(.restore)
    }

    func save() { open.append((false, append(.save))) }

    func restore() { close(isGroup: false) }

    func beginGroup(_ state: CGContextState) {
      open.append((true, append(.beginGroup(Drawing.Group(state) ?? Drawing.Group()))))
    }

    func endGroup() { close(isGroup: true) }

    /// Closes the last save or group if it is of the specified kind.
    private func close(isGroup: Bool) {
      guard let last = open.last, last.isGroup == isGroup else { return }
      open.removeLast()
      // A recorded save or group is also closed beyond the limit.
      if last.isRecorded { commands.append(isGroup ? .endGroup : .restore) }
    }

    func concatenate(_ transform: CGAffineTransform) {
      append(.transform(Drawing.Transform(transform)))
    }

    func clip(to path: CGPath, rule: CGPathFillRule) {
      let path = Drawing.Path(path)
      append(.clip(path, isEvenOdd: rule == .evenOdd), steps: path.steps.count)
    }

    func fill(_ path: CGPath, rule: CGPathFillRule, _ state: CGContextState) {
      let path = Drawing.Path(path)
      let command = Drawing.Command.fill(
        path, LayoutSnapshot.Color(state.fillColor), isEvenOdd: rule == .evenOdd)
      paint(command, path.steps.count, state)
    }

    func stroke(_ path: CGPath, _ state: CGContextState) {
      let path = Drawing.Path(path)
      let line = Drawing.Line(
        width: state.line.width, cap: state.line.cap, join: state.line.join,
        miterLimit: state.line.miterLimit, dashes: state.line.dashes,
        dashPhase: state.line.dashPhase)
      paint(
        .stroke(path, LayoutSnapshot.Color(state.strokeColor), line), path.steps.count, state)
    }

    func draw(_ gradient: PlacedGradient, _ state: CGContextState) {
      let stops = zip(gradient.gradient.locations, gradient.gradient.colors).map {
        Drawing.Gradient.Stop(location: Double($0), color: LayoutSnapshot.Color($1))
      }
      var value = Drawing.Gradient(stops: stops, start: gradient.start, end: gradient.end)
      value.radii = gradient.radii.map { [$0.start, $0.end] }
      value.extendsBefore = gradient.options.contains(.drawsBeforeStartLocation)
      value.extendsAfter = gradient.options.contains(.drawsAfterEndLocation)
      paint(.gradient(value), stops.count, state)
    }

    func draw(_ image: CGImage, in rect: CGRect, _ state: CGContextState) {
      guard let source = image.source as? UIImage else { return }
      // Core Graphics has images with y pointing up.
      append(.save)
      append(.transform(.init(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: rect.minY + rect.maxY)))
      paint(.image(source.snapshotImage(in: rect)), 1, state)
      append(.restore)
    }

    /// Records a drawing command, in a group if the state has an opacity, a blend mode or a shadow.
    func paint(_ command: Drawing.Command, _ steps: Int, _ state: CGContextState) {
      guard let group = Drawing.Group(state) else {
        append(command, steps: steps)
        return
      }
      guard append(.beginGroup(group)) else { return }
      append(command, steps: steps)
      commands.append(.endGroup)
    }
  }

  extension Drawing.Group {
    /// Creates the group for a state of a context. The initializer fails if the state has no effect
    /// on drawing.
    fileprivate init?(_ state: CGContextState) {
      self.init()
      alpha = Double(state.alpha)
      blendMode = state.blendMode.cssName
      shadow = state.shadow.map {
        // The blur of Core Graphics is twice the standard deviation.
        Drawing.Shadow(
          color: LayoutSnapshot.Color($0.color), offset: $0.offset, deviation: $0.blur / 2)
      }
      guard alpha < 1 || blendMode != nil || shadow != nil else { return nil }
    }
  }
#endif

extension Drawing.Command {
  /// The number of steps by which the command counts toward the limit.
  var stepCount: Int {
    switch self {
    case .clip(let path, _), .fill(let path, _, _), .stroke(let path, _, _):
      max(1, path.steps.utf8.count)
    default: 1
    }
  }
}
