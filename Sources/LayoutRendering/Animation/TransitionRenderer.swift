import LayoutModel
import Foundation

/// Renders several layouts of one screen as an animated picture: one SVG document that shows the
/// layouts in sequence, and moves each view from one position to the next.
///
/// The picture is animated with SMIL. It needs no script and loads no resources. Frames change
/// directly from one layout to the next with one timing curve, as in Core Animation. The content of
/// a view fades into its content in the next layout. Views that only some layouts have fade in and
/// out. Programs that do not support animation show the first layout.
public struct TransitionRenderer: Sendable {
  /// A layout with a name.
  public struct State: Hashable, Sendable {
    /// The text of the caption, such as the device and its orientation.
    public var name: String
    /// The layout.
    public var snapshot: LayoutSnapshot

    /// Creates a state.
    ///
    /// - Parameters:
    ///   - name: The text of the caption.
    ///   - snapshot: The layout.
    public init(name: String, snapshot: LayoutSnapshot) {
      self.name = name
      self.snapshot = snapshot
    }
  }

  /// The options of the picture.
  public struct Options: Hashable, Sendable {
    /// The set of colors. The default follows the reader's setting.
    public var appearance = SVGRenderer.Appearance.automatic
    /// The time for which each layout is shown, in seconds.
    public var hold = 1.2
    /// The duration of a transition, in seconds.
    public var move = 0.8
    /// A Boolean value that indicates whether the status bar and the home indicator of known
    /// devices are drawn.
    public var showsSystemBars = true
    /// A Boolean value that indicates whether the name and the size of the layout are written below
    /// the screen.
    public var showsCaption = true
    /// The prefix of every `id`: letters, digits and hyphens.
    public var idPrefix = ""

    /// Creates the default options.
    public init() {}
  }

  /// The options of the picture.
  public var options: Options

  /// Creates a renderer.
  ///
  /// - Parameter options: The colors, durations and caption of the picture.
  public init(options: Options = Options()) { self.options = options }

  /// The minimum duration of a layout or a transition, in seconds. A hundredth is the shortest time
  /// that is written.
  private static let shortest = 0.01
  /// The maximum duration of a layout or a transition, in seconds: one hour.
  private static let longest = 3600.0

  /// Returns a complete SVG document that shows the layouts in order and repeats.
  ///
  /// - Parameter states: The layouts, in order. Without layouts, the picture is empty; with one
  ///   layout, it is still.
  /// - Returns: The SVG document.
  /// - Complexity: O(*l* · *v* + *t*), where *l* is the number of layouts, *v* is the number of
  ///   views, and *t* is the length of the visible texts.
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
    let palette = drawing.pen.palette
    text += palette.styleElement(
      font: PictureFont.rules(for: palette.letters), isAdaptive: options.appearance == .automatic)
    return text + drawing.pen.markup + "</svg>\n"
  }

  /// Returns a description of the picture for assistive technology.
  private func label(of states: [State]) -> String {
    "Layout on " + states.map { $0.name.excerpt(60) }.joined(separator: ", then ")
  }
}
