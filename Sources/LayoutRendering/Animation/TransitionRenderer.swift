import LayoutModel
import Foundation

/// Several layouts of one screen as a moving picture: one SVG document that shows them in turn and
/// moves each view from one place to the next.
///
/// The picture is animated by SMIL, needs no script and loads nothing. Frames go straight from one
/// layout to the next by one curve, as Core Animation moves them; what a view shows in one layout
/// fades into what it shows in the next, and views that are in some layouts only fade in and out.
/// Programs that know no animation show the first layout.
public struct TransitionRenderer: Sendable {
  /// One layout with its name.
  public struct State: Hashable, Sendable {
    /// What the caption says, such as the device and its orientation.
    public var name: String
    /// The layout.
    public var snapshot: LayoutSnapshot

    /// A layout with its name.
    public init(name: String, snapshot: LayoutSnapshot) {
      self.name = name
      self.snapshot = snapshot
    }
  }

  /// How the picture is drawn.
  public struct Options: Hashable, Sendable {
    /// Which set of colors is drawn; the reader's unless set.
    public var appearance = SVGRenderer.Appearance.automatic
    /// How long each layout stays, in seconds.
    public var hold = 1.2
    /// How long the way to the next takes, in seconds.
    public var move = 0.8
    /// Draws the status bar and the home indicator of known devices.
    public var showsSystemBars = true
    /// Writes the name and the size of the layout below the screen.
    public var showsCaption = true
    /// Prefix of all `id`s: letters, digits and hyphens.
    public var idPrefix = ""

    /// The usual options.
    public init() {}
  }

  /// How the picture is drawn.
  public var options: Options

  /// A renderer; without options the usual ones.
  public init(options: Options = Options()) { self.options = options }

  /// Least seconds that a layout stays or moves: a hundredth, the shortest that is written.
  private static let shortest = 0.01
  /// Most seconds that a layout stays or moves: an hour.
  private static let longest = 3600.0

  /// A complete SVG document of the layouts, in their order and around again; without any layout an
  /// empty picture, with one a still one.
  ///
  /// - Complexity: O(layouts × views + length of the texts shown).
  public func svg(for states: [State]) -> String {
    func seconds(_ value: Double) -> Double {
      value.isFinite ? min(max(value, Self.shortest), Self.longest) : 1
    }
    let timeline = TransitionTimeline(
      stateCount: states.count, hold: seconds(options.hold), move: seconds(options.move),
      curve: (0.42, 0, 0.58, 1))
    var drawing = TransitionDrawing(states, options: options, timeline: timeline)
    drawing.run()
    let (width, height) = (drawing.number(drawing.size.width), drawing.number(drawing.size.height))
    var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
    text += "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(width)\" height=\"\(height)\""
    text += " viewBox=\"0 0 \(width) \(height)\" font-family=\"\(SVGPen.systemFamilies)\""
    text += " role=\"img\" aria-label=\"\(XMLText.escaped(label(of: states)))\">"
    if options.appearance == .automatic, !drawing.pen.palette.colors.isEmpty {
      text +=
        "<style>@media (prefers-color-scheme:dark){\(drawing.pen.palette.darkRules())}</style>"
    }
    return text + drawing.pen.markup + "</svg>\n"
  }

  /// A description of the picture for assistive technology.
  private func label(of states: [State]) -> String {
    "Layout on " + states.map { $0.name.excerpt(60) }.joined(separator: ", then ")
  }
}
