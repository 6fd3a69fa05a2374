import LayoutModel
import Foundation

/// The views of a snapshot as separate pictures, which can be reused for the next snapshot.
///
/// A program that shows a changing layout places the pieces itself. Each piece is in the
/// coordinates of its view's bounds, so that a view that only moves keeps its piece. Colors are
/// those of one appearance, without a style sheet.
public struct ViewPieces: Sendable {
  /// The drawing of one view.
  public struct Piece: Hashable, Sendable {
    /// The SVG below the subviews: background and content.
    public var below = ""
    /// The SVG above the subviews: layers, border and scroll indicators.
    public var above = ""
  }

  /// The pieces, with the indices of `LayoutSnapshot.views`.
  public private(set) var pieces: [Piece] = []
  /// A Boolean value that indicates whether the colors of dark mode are drawn.
  public let isDark: Bool
  /// The keys of the pieces, with the same indices.
  private var keys: [Key] = []
  /// The sizes of the views, with the same indices.
  private var sizes: [CGSize] = []
  /// The bars of the last canvas with their pieces.
  private var bars: [(key: Key, piece: Piece)] = []
  /// The number of bars that are kept: those above and below the views.
  private static let barCount = 4
  /// The number of the last group of a piece. Numbers are not reused, so that a page can mix old
  /// and new pieces.
  private var serial = 0

  /// Creates an empty collection of pieces.
  ///
  /// - Parameter isDark: A Boolean value that indicates whether the colors of dark mode are drawn.
  public init(isDark: Bool = false) { self.isDark = isDark }

  /// Updates the pieces for a snapshot.
  ///
  /// - Complexity: O(*n*), where *n* is the number of views, plus the time for drawing the views
  ///   that look different.
  /// - Returns: The indices of the views with changed pieces, in ascending order.
  public mutating func update(_ snapshot: LayoutSnapshot) -> [Int] {
    var options = SVGRenderer.Options()
    options.appearance = isDark ? .dark : .light
    var drawing = SVGDrawing(
      snapshot, options: options, palette: SVGPalette(), size: snapshot.canvas.size)
    let hasUnderlays = snapshot.views.contains { $0.underlay != nil }
    var surroundings: [SVGDrawing.Surroundings] = []
    surroundings.reserveCapacity(snapshot.views.count)
    var changed: [Int] = []
    if keys.count > snapshot.views.count {
      keys.removeLast(keys.count - snapshot.views.count)
      pieces.removeLast(pieces.count - snapshot.views.count)
      sizes.removeLast(sizes.count - snapshot.views.count)
    }
    for index in snapshot.views.indices {
      let parent = snapshot.views[index].parent
      var around = parent.map { surroundings[$0] } ?? SVGDrawing.Surroundings()
      drawing.hand(snapshot.views[index], index, down: &around)
      around.barOverhang = drawing.barOverhang(of: drawing.rect(of: index))
      surroundings.append(around)
      // Views that do not change are not copied, because each has a dozen strings and arrays.
      if hasUnderlays {
        update(index, joined(snapshot.views[index], snapshot), around, &drawing, &changed)
      } else {
        update(index, snapshot.views[index], around, &drawing, &changed)
      }
    }
    return changed
  }

  /// Updates the piece of the view at an index, and adds the index to those that changed.
  ///
  /// All pieces share one drawing and replace only its pen, because each drawing has a copy of the
  /// canvas and the colors.
  private mutating func update(
    _ index: Int, _ view: LayoutSnapshot.View, _ around: SVGDrawing.Surroundings,
    _ drawing: inout SVGDrawing, _ changed: inout [Int]
  ) {
    let key = Key(view, around)
    if index < keys.count {
      guard keys[index] != key else {
        // A piece that looks the same at another size gets the number that a new drawing would
        // have, so that the numbers of other pieces do not depend on it.
        if sizes[index] != view.frame.size, view.frame.isDrawable { serial += 1 }
        sizes[index] = view.frame.size
        return
      }
      keys[index] = key
      sizes[index] = view.frame.size
      pieces[index] = piece(of: view, around, &drawing)
    } else {
      keys.append(key)
      sizes.append(view.frame.size)
      pieces.append(piece(of: view, around, &drawing))
    }
    changed.append(index)
  }

  /// Returns a view with its layers between subviews above them, because a piece is either below or
  /// above all subviews.
  private func joined(
    _ view: LayoutSnapshot.View, _ snapshot: LayoutSnapshot
  ) -> LayoutSnapshot.View {
    let underlays = view.children.compactMap { snapshot.views[$0].underlay }
    guard !underlays.isEmpty else { return view }
    var view = view
    view.overlay = Drawing(
      underlays.flatMap(\.commands) + (view.overlay?.commands ?? []),
      isTruncated: view.overlay?.isTruncated ?? false)
    return view
  }

  /// Returns the piece of a view that is not a descendant of the root, such as a bar of the canvas.
  ///
  /// - Parameters:
  ///   - bar: The view, with its frame in the coordinates of the root.
  ///   - snapshot: The layout to which the view belongs.
  /// - Returns: The drawing of the view.
  public mutating func bar(_ bar: LayoutSnapshot.View, of snapshot: LayoutSnapshot) -> Piece {
    var options = SVGRenderer.Options()
    options.appearance = isDark ? .dark : .light
    var drawing = SVGDrawing(
      snapshot, options: options, palette: SVGPalette(), size: snapshot.canvas.size)
    var around = SVGDrawing.Surroundings()
    around.barOverhang = drawing.barOverhang(
      of: bar.frameInRoot.offsetBy(dx: -drawing.origin.x, dy: -drawing.origin.y))
    let key = Key(bar, around)
    if let known = bars.first(where: { $0.key == key }) { return known.piece }
    let piece = piece(of: bar, around, &drawing)
    if bars.count >= Self.barCount { bars.removeFirst() }
    bars.append((key, piece))
    return piece
  }

  /// Returns the status bar and home indicator of the device.
  ///
  /// - Parameter snapshot: The layout on the device.
  /// - Returns: The SVG above all views, or the empty string if the snapshot does not fill a
  ///   device.
  public func systemBars(of snapshot: LayoutSnapshot) -> String {
    guard DeviceScreen(canvas: snapshot.canvas) != nil else { return "" }
    var options = SVGRenderer.Options()
    options.appearance = isDark ? .dark : .light
    var drawing = SVGDrawing(
      snapshot, options: options, palette: SVGPalette(), size: snapshot.canvas.size)
    guard let screen = drawing.screen else { return "" }
    drawing.pen = SVGPen(appearance: options.appearance, idPrefix: "bars-")
    drawing.drawSystemBars(screen)
    return drawing.pen.markup
  }

  /// Draws a single view, in the coordinates of its bounds.
  private mutating func piece(
    of view: LayoutSnapshot.View, _ around: SVGDrawing.Surroundings, _ drawing: inout SVGDrawing
  ) -> Piece {
    guard view.frame.isDrawable else { return Piece() }
    serial += 1
    drawing.pen = SVGPen(
      appearance: isDark ? .dark : .light, textFitting: .textLength, idPrefix: "p\(serial)-")
    let bounds = CGRect(origin: .zero, size: view.frame.standardized.size)
    drawing.paintBelow(view, bounds, around)
    var piece = Piece(below: drawing.pen.markup)
    if view.appearance.borderWidth > 0 || view.contentSize != nil || view.overlay != nil {
      drawing.pen = SVGPen(appearance: isDark ? .dark : .light, idPrefix: "p\(serial)a-")
      drawing.paintAbove(view, bounds)
      piece.above = drawing.pen.markup
    }
    return piece
  }
}

extension SVGDrawing {
  /// Draws the background and content of a view in the coordinates of its bounds.
  fileprivate mutating func paintBelow(
    _ view: LayoutSnapshot.View, _ bounds: CGRect, _ around: Surroundings
  ) {
    let radius = view.appearance.cornerRadius.isFinite ? view.appearance.cornerRadius : 0
    let shadow = view.appearance.shadow.flatMap { $0.isDrawable ? $0 : nil }
    if let shadow {
      pen.openShadow(shadow, in: bounds.insetBy(dx: -shadow.reach, dy: -shadow.reach))
    }
    if around.cellCorners == nil,
      let background = view.appearance.backgroundColor ?? view.defaultBackground
    {
      pen.rect(bounds, radius: radius, .fill(background))
    }
    if shadow != nil { pen.close() }
    guard view.paintsContent || view.drawing != nil || around.prototypeTitle != nil,
      bounds.width > 0, bounds.height > 0
    else { return }
    let clips = view.clipsToBounds && view.contentMayOverflow
    if clips { pen.openClip(bounds, radius: radius) }
    ContentPainter(view: view, bounds: bounds, around: around).paintAll(with: &pen)
    if clips { pen.close() }
  }
}
