import Foundation

extension UIView {
  /// Calls `draw(_:)` of the view and its descendants that are visible, have a size, and need it:
  /// for the first time, after `setNeedsDisplay()`, and after a change of size in the content mode
  /// `redraw`. Superviews are drawn before their subviews.
  ///
  /// Only classes outside this module draw. A view that marks itself while it draws is drawn the
  /// next time. `isRepeated` omits the views that were marked while views were displayed.
  package func displayMarkedViews(isRepeated: Bool = false) {
    // Drawing can request a snapshot of the same tree.
    guard !DisplayRecord.isDisplayingTree else { return }
    DisplayRecord.isDisplayingTree = true
    defer { DisplayRecord.isDisplayingTree = false }
    var drawn: [UIView] = []
    var stack = [self]
    while let view = stack.popLast() {
      guard !view.isHidden else { continue }
      if view.drawsItself { drawn.append(view) }
      stack.append(contentsOf: view.subviews.reversed())
    }
    for view in drawn { view.displayIfMarked(isRepeated: isRepeated) }
  }

  func displayNow() { displayIfMarked(isForced: true) }

  func displayMarked() { displayIfMarked() }

  /// A Boolean value that indicates whether the class can override `draw(_:)`, because it is not a
  /// class of UIKit.
  var drawsItself: Bool { displayKind != .none && ProgramClasses.include(type(of: self)) }

  /// The record of the view's drawing.
  private var displayRecord: DisplayRecord {
    attachments.object(DisplayRecord.self, or: DisplayRecord.init)
  }

  /// Draws the view if it is marked. `isForced` draws it even if it is not marked. `isRepeated`
  /// ignores a mark that was made while views were displayed.
  func displayIfMarked(isForced: Bool = false, isRepeated: Bool = false) {
    #if !canImport(Darwin)
      guard drawsItself, bounds.isFinite, bounds.width > 0, bounds.height > 0 else { return }
      let record = displayRecord
      let content = displayKind == .content ? snapshotContent : nil
      let resized = record.size != bounds.size
      let redraws =
        contentMode == .redraw || displayKind == .content
        || madeLayer?.needsDisplayOnBoundsChange == true
      let isDue = record.isMarked && !(isRepeated && record.isPostponed)
      let isMarked = isDue || (resized && redraws) || record.content != content
      guard isMarked || isForced, !record.isDisplaying else { return }
      let marked = record.markedRect.intersection(bounds)
      let isPart = record.canDrawPart(of: bounds) && !isForced && marked != bounds
      if isPart, marked.isEmpty { return record.isMarked = false }
      record.content = content
      record.isMarked = false
      record.markedRect = .null
      record.isDisplaying = true
      defer { record.isDisplaying = false }
      let rect = isPart ? marked : bounds
      let drawing = GraphicsStack.current.record(
        owner: self, in: rect, scale: contentScaleFactor
      ) { context in drawContent(in: rect, context) }
      record.keep(drawing, of: rect, in: bounds, isPart: isPart)
    #endif
  }

  /// Draws a part of the bounds, through the layer if the layer was used before.
  private func drawContent(in rect: CGRect, _ context: CGContext) {
    guard let layer = madeLayer else { return draw(rect) }
    display(layer)
    draw(layer, in: context)
  }

  /// Records the content in the current context: as a reference if the snapshot has the content at
  /// the same position, or else as text.
  func drawContent(text: () -> LayoutSnapshot.Text, isOwn: Bool) {
    #if !canImport(Darwin)
      guard let recorder = GraphicsStack.recorder, let context = UIGraphicsGetCurrentContext()
      else { return }
      if isOwn, recorder.owner === self {
        recorder.paint(.content, 1, context.state)
      } else {
        recorder.paint(.text(text()), 1, context.state)
      }
    #endif
  }

  /// The recorded drawing of the view, placed by the content mode with the upper-left corner of the
  /// view at the origin. It is `nil` if the view drew only content that the snapshot has at the
  /// same position.
  var placedDrawing: Drawing? {
    guard let record = attachments[DisplayRecord.self], !record.drawing.isEmpty,
      record.drawing.commands != [.content]
    else { return nil }
    let map = contentMode.placement(of: record.size, in: bounds.size)
    // The content is drawn for this size.
    let part = Drawing.Path(CGRect(origin: .zero, size: bounds.size))
    var commands: [Drawing.Command] = [.save, .clip(part, isEvenOdd: false)]
    if !map.isIdentity { commands.append(.transform(Drawing.Transform(map))) }
    return Drawing(
      commands + record.drawing.commands + [.restore], isTruncated: record.drawing.isTruncated)
  }
}

extension UIView.ContentMode {
  /// Returns the transform from content of one size to bounds of another size.
  func placement(of old: CGSize, in new: CGSize) -> CGAffineTransform {
    guard old != new, old.width > 0, old.height > 0 else { return .identity }
    var scale = CGSize(width: 1, height: 1)
    let (x, y) = (new.width / old.width, new.height / old.height)
    switch self {
    case .scaleToFill, .redraw: scale = CGSize(width: x, height: y)
    case .scaleAspectFit: scale = CGSize(width: min(x, y), height: min(x, y))
    case .scaleAspectFill: scale = CGSize(width: max(x, y), height: max(x, y))
    default: break
    }
    let room = CGSize(
      width: new.width - old.width * scale.width, height: new.height - old.height * scale.height)
    let part = alignmentFractions
    return CGAffineTransform(
      a: scale.width, b: 0, c: 0, d: scale.height, tx: room.width * part.x,
      ty: room.height * part.y)
  }

  /// The fractions of the free space that are to the left of and above the content.
  private var alignmentFractions: CGPoint {
    switch self {
    case .top: CGPoint(x: 0.5, y: 0)
    case .bottom: CGPoint(x: 0.5, y: 1)
    case .left: CGPoint(x: 0, y: 0.5)
    case .right: CGPoint(x: 1, y: 0.5)
    case .topLeft: .zero
    case .topRight: CGPoint(x: 1, y: 0)
    case .bottomLeft: CGPoint(x: 0, y: 1)
    case .bottomRight: CGPoint(x: 1, y: 1)
    default: CGPoint(x: 0.5, y: 0.5)
    }
  }
}
