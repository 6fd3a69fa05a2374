import LayoutModel
import Foundation

/// A type that paints the parts of drawings that also occur in views.
protocol DrawnContent {
  /// Draws lines of text.
  func paintText(_ text: LayoutSnapshot.Text, _ pen: inout SVGPen)
  /// Draws an image in its rectangle.
  func paintImage(_ image: LayoutSnapshot.Image, _ pen: inout SVGPen)
  /// Draws the content of the view that owns the drawing.
  func paintOwn(_ pen: inout SVGPen)
  /// Draws the content of another view with its upper-left corner at the origin.
  func paintView(_ view: LayoutSnapshot.View, _ pen: inout SVGPen)
}

/// Paints the commands of a drawing as SVG.
///
/// Transforms are attributes of shapes, because a program can change the transform any number of
/// times, but the nesting of groups is limited. Clips and groups are elements that are closed with
/// the `restore` or `endGroup` that ends them, or at the end of an unbalanced drawing.
struct DrawingPainter {
  /// The object that paints texts, images and the content of views.
  let content: any DrawnContent
  /// The bounds of the view with an origin of zero, in points.
  let bounds: CGRect

  /// The open saves and groups, innermost last.
  private var scopes: [Scope] = []
  /// The state of the innermost scope.
  private var state = State()

  /// The maximum number of nested saves and groups: a bound for untrusted drawings.
  private static let scopeLimit = 10_000
  /// The maximum number of nested elements. With those of views (`SVGDrawing.groupLimit`), they
  /// stay within the limit of libxml2, 256 elements. Deeper content is not painted.
  private static let elementLimit = 24
  /// The state that applies to the commands of a scope.
  struct State {
    /// The map to the coordinates of the view.
    var map = Drawing.Transform.identity
    /// The rectangle around the clip in the coordinates of the view, or `nil` without a clip.
    var clipBox: CGRect?
    /// A Boolean value that indicates whether commands are skipped.
    var isSkipped = false
    /// The number of elements that this scope opened.
    var elements = 0
  }

  /// A save or a group.
  private struct Scope {
    /// A Boolean value that indicates whether the scope is a group.
    var isGroup: Bool
    /// The state before the scope.
    var before: State
  }

  /// Creates a painter of drawings of a view with bounds.
  init(_ content: any DrawnContent, bounds: CGRect) {
    (self.content, self.bounds) = (content, bounds)
  }

  /// Draws the commands in the coordinates of the view's bounds.
  mutating func paint(_ drawing: Drawing, _ pen: inout SVGPen) {
    for command in drawing.commands.prefix(Drawing.stepLimit) { paint(command, &pen) }
    while !scopes.isEmpty { leave(&pen) }
    close(state.elements, &pen)
    state = State()
  }

  private mutating func paint(_ command: Drawing.Command, _ pen: inout SVGPen) {
    switch command {
    case .save: enter(isGroup: false)
    case .restore: if scopes.last?.isGroup == false { leave(&pen) }
    case .beginGroup(let group):
      enter(isGroup: true)
      begin(group, &pen)
    case .endGroup: endGroup(&pen)
    case .transform(let map):
      let new = map.followed(by: state.map)
      if new.isFinite { state.map = new } else { state.isSkipped = true }
    case .clip(let path, let isEvenOdd): clip(path, isEvenOdd, &pen)
    default: if !state.isSkipped { paintShape(command, &pen) }
    }
  }

  /// Draws the shape, text or image of a command.
  private func paintShape(_ command: Drawing.Command, _ pen: inout SVGPen) {
    switch command {
    case .fill(let path, let color, let isEvenOdd): fill(path, color, isEvenOdd, &pen)
    case .stroke(let path, let color, let line): stroke(path, color, line, &pen)
    case .gradient(let gradient): paint(gradient, &pen)
    case .text(let text): placed(&pen) { content.paintText(text, &$0) }
    case .image(let image): placed(&pen) { content.paintImage(image, &$0) }
    case .content: placed(&pen) { content.paintOwn(&$0) }
    case .view(let other): placed(&pen) { content.paintView(other, &$0) }
    default: break
    }
  }

  // MARK: Scopes

  private mutating func enter(isGroup: Bool) {
    scopes.append(Scope(isGroup: isGroup, before: state))
    state.elements = 0
    // Content beyond the limit is not painted, but its scopes are still counted.
    if scopes.count > Self.scopeLimit { state.isSkipped = true }
  }

  private mutating func leave(_ pen: inout SVGPen) {
    close(state.elements, &pen)
    state = scopes.removeLast().before
  }

  /// Ends the innermost group with the saves in it. If there is no group, the method has no effect.
  private mutating func endGroup(_ pen: inout SVGPen) {
    guard scopes.contains(where: \.isGroup) else { return }
    while let scope = scopes.last {
      leave(&pen)
      if scope.isGroup { return }
    }
  }

  /// Closes elements of the current scope.
  private func close(_ count: Int, _ pen: inout SVGPen) { for _ in 0..<count { pen.close() } }

  /// The number of elements that are open.
  private var openElements: Int {
    scopes.reduce(state.elements) { $0 + $1.before.elements }
  }

  /// Opens an element that the current scope closes, if the limit allows it. Otherwise, nothing is
  /// painted in the scope.
  mutating func open(_ pen: inout SVGPen, _ body: (inout SVGPen) -> Void) {
    guard !state.isSkipped, openElements < Self.elementLimit else {
      state.isSkipped = true
      return
    }
    body(&pen)
    state.elements += 1
  }

  /// Clips the current scope to a path.
  private mutating func clip(_ path: Drawing.Path, _ isEvenOdd: Bool, _ pen: inout SVGPen) {
    guard path.isDrawable else { return state.isSkipped = true }
    let box = path.boundingBox.mapped(by: state.map)
    let clipBox = state.clipBox.map { $0.intersection(box) } ?? box
    state.clipBox = clipBox
    guard !clipBox.isNull, clipBox.width > 0, clipBox.height > 0 else {
      return state.isSkipped = true
    }
    let map = state.map
    open(&pen) { $0.openClip(path, map, isEvenOdd: isEvenOdd) }
  }

  /// Opens the elements of a group.
  private mutating func begin(_ group: Drawing.Group, _ pen: inout SVGPen) {
    if let shadow = group.shadow, shadow.isDrawable {
      let area = area.insetBy(dx: -shadow.reach, dy: -shadow.reach)
      open(&pen) { $0.openShadow(shadow, in: area) }
    }
    guard group.alpha < 1 || group.blendMode != nil else { return }
    open(&pen) { pen in
      var attributes = ""
      if group.alpha < 1 {
        attributes += " opacity=\"\(DecimalText.string(max(group.alpha, 0)))\""
      }
      if let mode = group.blendMode, mode.allSatisfy({ $0.isASCII && $0.isLetter || $0 == "-" }) {
        attributes += " style=\"mix-blend-mode:\(mode)\""
      }
      pen.open(attributes)
    }
  }

  /// The rectangle that can be visible, in the coordinates of the view.
  var area: CGRect { state.clipBox ?? bounds.insetBy(dx: -bounds.width, dy: -bounds.height) }

  /// The map to the coordinates of the view.
  var map: Drawing.Transform { state.map }

  /// Draws content in a group with the current transform.
  private func placed(_ pen: inout SVGPen, _ body: (inout SVGPen) -> Void) {
    let isPlaced = state.map != .identity
    if isPlaced { pen.open(state.map.attribute("transform")) }
    body(&pen)
    if isPlaced { pen.close() }
  }
}
