import LayoutModel
import Foundation

/// The drawing of an animated picture: it traverses the joined views back to front, and draws each
/// view in all states.
///
/// Coordinates are points of the picture, which has space for the largest canvas and the caption.
struct TransitionDrawing {
  /// The layouts of the picture, in order.
  let states: [TransitionRenderer.State]
  /// The options of the picture.
  let options: TransitionRenderer.Options
  /// The time at which each state is shown.
  let timeline: TransitionTimeline
  /// The size of the picture in points, including the largest canvas and the caption.
  let size: CGSize
  /// The views of all states, joined by identity.
  let tree: TransitionTree
  /// The static drawing of each state, from which the bars, the view frames and the screen size are
  /// taken.
  var stills: [SVGDrawing]
  /// The pen that writes the picture.
  var pen: SVGPen
  /// The prefix of every identifier in the picture.
  let prefix: String
  /// The properties that the current view inherits in each state, outermost first.
  private var surroundings: [[SVGDrawing.Surroundings]] = []
  /// The number of open groups.
  private var openGroups = 0

  /// The height of the caption below the screen, in points.
  static let captionHeight: CGFloat = 40
  /// The margin around the screen for its outline, in points.
  static let margin: CGFloat = 8

  /// Creates a drawing of some states. `run()` draws the picture.
  init(
    _ states: [TransitionRenderer.State], options: TransitionRenderer.Options,
    timeline: TransitionTimeline
  ) {
    self.states = states
    self.options = options
    self.timeline = timeline
    tree = TransitionTree(states.map(\.snapshot))
    let prefix = options.idPrefix.filter {
      $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-")
    }
    self.prefix = prefix
    var still = SVGRenderer.Options()
    still.appearance = options.appearance
    stills = states.enumerated().map { index, state in
      still.idPrefix = "\(prefix)b\(index)-"
      return SVGDrawing(
        state.snapshot, options: still, palette: SVGPalette(),
        size: Self.pictureSize(state.snapshot.canvas.size))
    }
    pen = SVGPen(appearance: options.appearance, idPrefix: prefix)
    let pictures = states.map { Self.pictureSize($0.snapshot.canvas.size) }
    let caption = options.showsCaption ? Self.captionHeight : 0
    size = CGSize(
      width: (pictures.map(\.width).max() ?? 1) + 2 * Self.margin,
      height: (pictures.map(\.height).max() ?? 1) + 2 * Self.margin + caption)
  }

  /// Returns the size of a canvas, limited to the size of a picture.
  private static func pictureSize(_ size: CGSize) -> CGSize {
    func side(_ value: CGFloat) -> CGFloat {
      value.isFinite ? min(max(value, 1), CGRect.drawableLimit) : 1
    }
    return CGSize(width: side(size.width), height: side(size.height))
  }

  /// Returns the text of a coordinate in an attribute.
  func number(_ value: CGFloat) -> String { pen.number(value) }

  /// Draws the picture: the screen, the views, the content above them, and the caption.
  ///
  /// Everything between the first and the last group moves with the screen.
  mutating func run() {
    guard !states.isEmpty else { return }
    let screens = stills.map { CGRect(origin: .zero, size: $0.size) }
    let radii = stills.map { $0.screen?.cornerRadius ?? 0 }
    openMoving(offsets.map { ($0.x, $0.y) }, attributes: " data-screen=\"\"")
    openClip(screens, radii: radii, name: "screen")
    rect(screens, .fill(.systemBackground), attributes: " data-canvas=\"\"")
    drawViews()
    drawBars()
    pen.close()
    rect(
      screens.map { $0.insetBy(dx: -0.5, dy: -0.5) }, radii: radii, .stroke(.overlayFrame, 1))
    pen.close()
    if options.showsCaption { drawCaption() }
  }

  /// The upper-left corner of each screen in the picture. All screens have the same center.
  private var offsets: [CGPoint] {
    let room = CGSize(
      width: size.width, height: size.height - (options.showsCaption ? Self.captionHeight : 0))
    return stills.map {
      CGPoint(x: (room.width - $0.size.width) / 2, y: (room.height - $0.size.height) / 2)
    }
  }

  // MARK: - Views

  /// A step of the traversal of the joined views. There is no recursion, so that the depth of the
  /// tree is not limited.
  private enum Step {
    /// A view is drawn below its subviews.
    case enter(Int)
    /// A view and its subviews are complete. Its groups are closed.
    case leave(Int, groups: Int)
  }

  /// Draws all views back to front, without recursion on the depth of the tree.
  private mutating func drawViews() {
    guard !tree.nodes.isEmpty else { return }
    surroundings = [states.map { _ in SVGDrawing.Surroundings() }]
    var steps = tree.nodes.indices.filter { tree.nodes[$0].parent == nil }.reversed()
      .map { Step.enter($0) }
    while let step = steps.popLast() {
      switch step {
      case .enter(let node):
        guard openGroups < SVGDrawing.groupLimit else { continue }
        let groups = enter(node)
        openGroups += groups
        steps.append(.leave(node, groups: groups))
        for child in tree.nodes[node].children.reversed() { steps.append(.enter(child)) }
      case .leave(let node, let groups):
        surroundings.removeLast()
        for _ in 0..<groups { pen.close() }
        openGroups -= groups
        drawBorder(node)
      }
    }
  }

  /// Draws a view, and returns the number of groups that stay open for its subviews.
  private mutating func enter(_ node: Int) -> Int {
    handDown(node)
    var groups = 0
    let alphas = alphas(of: node)
    if alphas.contains(where: { $0 < 1 }) {
      openFading(alphas)
      groups += 1
    }
    let rects = rects(of: node)
    paint(node, rects)
    let views = tree.nodes[node].views.enumerated().compactMap { state, index in
      index.map { states[state].snapshot.views[$0] }
    }
    if !tree.nodes[node].children.isEmpty, views.contains(where: \.clipsToBounds) {
      let radius = views.map(\.appearance.cornerRadius).max() ?? 0
      openClip(
        rects, radii: rects.map { _ in radius.isFinite ? radius : 0 }, name: "v\(node)c")
      groups += 1
    }
    return groups
  }

  /// Computes the properties that the subviews of a view inherit in each state, and pushes them
  /// onto `surroundings`.
  private mutating func handDown(_ node: Int) {
    var inherited = surroundings[surroundings.count - 1]
    for (state, index) in tree.nodes[node].views.enumerated() {
      guard let index else { continue }
      stills[state].hand(
        states[state].snapshot.views[index], index, down: &inherited[state])
    }
    surroundings.append(inherited)
  }

  /// Returns the view of a node in a state, with that state and the index of the view.
  ///
  /// If the state does not have the view, the method returns the view from the closest preceding
  /// state that has it, wrapping around as the animation repeats, or `nil` if no state has it.
  func view(of node: Int, in state: Int) -> (view: LayoutSnapshot.View, state: Int, index: Int)? {
    let views = tree.nodes[node].views
    for back in 0..<views.count {
      let other = (state - back + views.count) % views.count
      if let index = views[other] { return (states[other].snapshot.views[index], other, index) }
    }
    return nil
  }

  /// Returns the frame of a node in each state, in the coordinates of the screen and in points.
  func rects(of node: Int) -> [CGRect] {
    states.indices.map { state in
      guard let found = view(of: node, in: state) else { return .zero }
      return stills[found.state].rect(of: found.index)
    }
  }

  /// Returns the opacity of the view in each state, without that of its superview. It is 0 in a
  /// state that has the superview but not the view.
  private func alphas(of node: Int) -> [CGFloat] {
    let parent = tree.nodes[node].parent
    return tree.nodes[node].views.enumerated().map { state, index in
      guard let index else {
        return parent.map { tree.nodes[$0].views[state] == nil } ?? false ? 1 : 0
      }
      let alpha = states[state].snapshot.views[index].alpha
      return alpha.isFinite ? min(max(alpha, 0), 1) : 1
    }
  }

  // MARK: - Content

  /// Draws a view's background and content in all states.
  private mutating func paint(_ node: Int, _ rects: [CGRect]) {
    pen.raw("<g data-node=\"\(node)\"")
    let corners = rects.map { "\(number($0.minX)) \(number($0.minY))" }
    pen.raw(" transform=\"translate(\(corners[0]))\">" + timeline.translate(corners))
    paintBackground(node, rects)
    paintContent(node, rects)
    pen.close()
  }

  /// Draws a rectangle for each background color of the view in any state. The rectangles fade into
  /// each other.
  private mutating func paintBackground(_ node: Int, _ rects: [CGRect]) {
    let views = states.indices.compactMap { view(of: node, in: $0)?.view }
    let colors = views.map { $0.appearance.backgroundColor ?? $0.defaultBackground }
    let radii = views.map { $0.appearance.cornerRadius.isFinite ? $0.appearance.cornerRadius : 0 }
    var drawn: [LayoutSnapshot.Color] = []
    for color in colors.compactMap({ $0 }) where !drawn.contains(color) {
      drawn.append(color)
      let sizes = rects.map { CGRect(origin: .zero, size: $0.size) }
      let isSingle = colors.allSatisfy { $0 == color }
      if !isSingle { openFading(colors.map { $0 == color ? 1 : 0 }) }
      rect(sizes, radii: radii, .fill(color))
      if !isSingle { pen.close() }
    }
  }

  /// Draws the content of the view, once for all states with the same content.
  private mutating func paintContent(_ node: Int, _ rects: [CGRect]) {
    let drawings = states.indices.map { content(node, $0, rects[$0], prefix: "\(prefix)v\(node)-") }
    var drawn: [String] = []
    for (state, markup) in drawings.enumerated() where !markup.isEmpty && !drawn.contains(markup) {
      drawn.append(markup)
      let alphas: [CGFloat] = drawings.map { $0 == markup ? 1 : 0 }
      let isSingle = alphas.allSatisfy { $0 == 1 }
      if !isSingle { openFading(alphas) }
      openAnchored(node, state, rects)
      // The identifiers are those of the first occurrence. Later occurrences need their own.
      pen.raw(
        drawn.count == 1
          ? markup : content(node, state, rects[state], prefix: "\(prefix)v\(node)s\(state)-"))
      pen.close()
      if !isSingle { pen.close() }
    }
  }

  /// Opens a group that keeps the content of a state in the center of the view during size changes,
  /// if the content is centered.
  private mutating func openAnchored(_ node: Int, _ state: Int, _ rects: [CGRect]) {
    guard let view = view(of: node, in: state)?.view, view.showsInTheMiddle else {
      return pen.open("")
    }
    let own = rects[state].size
    openMoving(rects.map { (($0.width - own.width) / 2, ($0.height - own.height) / 2) })
  }

  /// Returns the markup of a view's content in a state, in the coordinates of its bounds; empty
  /// without content.
  private mutating func content(
    _ node: Int, _ state: Int, _ rect: CGRect, prefix: String
  ) -> String {
    guard let found = view(of: node, in: state),
      found.view.paintsContent || found.view.drawing != nil, rect.width > 0, rect.height > 0
    else { return "" }
    var own = SVGPen(palette: pen.palette, appearance: options.appearance, idPrefix: prefix)
    var around = surroundings[surroundings.count - 1][found.state]
    around.barOverhang = stills[found.state].barOverhang(of: rect)
    let bounds = CGRect(origin: .zero, size: rect.size)
    let clips = found.view.clipsToBounds && found.view.contentMayOverflow
    if clips { own.openClip(bounds, radius: found.view.appearance.cornerRadius) }
    ContentPainter(view: found.view, bounds: bounds, around: around).paintAll(with: &own)
    if clips { own.close() }
    pen.palette = own.palette
    return own.markup
  }

  /// Draws the border of a view above its subviews.
  private mutating func drawBorder(_ node: Int) {
    guard let view = view(of: node, in: 0)?.view else { return }
    let width = view.appearance.borderWidth
    guard width > 0, width.isFinite else { return }
    let radius = max(view.appearance.cornerRadius - width / 2, 0)
    let rects = rects(of: node).map { rect in
      rect.insetBy(dx: min(width / 2, rect.width / 2), dy: min(width / 2, rect.height / 2))
    }
    openFading(tree.nodes[node].views.map { $0 == nil ? 0 : 1 })
    rect(
      rects, radii: rects.map { _ in radius.isFinite ? radius : 0 },
      .stroke(view.appearance.borderColor ?? .black, width))
    pen.close()
  }
}

extension LayoutSnapshot.View {
  /// A Boolean value that indicates whether the content stays in the center of the view when its
  /// size changes.
  fileprivate var showsInTheMiddle: Bool {
    switch content {
    case .label(let text):
      text.lines.allSatisfy { line in
        abs(2 * line.origin.x + line.width - frame.width) < 1 && line.origin.x >= 1
      }
    case .button, .image, .toggle, .stepper, .activityIndicator, .pageControl, .navigationBar,
      .tabBar, .custom, .pickerView:
      true
    default: false
    }
  }
}
