import AutoLayout
import Foundation
import InterfaceBuilder
import LayoutRendering

/// Tools that draw layouts, and compare them with screenshots.
@MainActor
extension ContextTool {
  /// The tool that draws a root on one canvas.
  static let picture = ContextTool(
    name: "picture", title: "Draw a scene",
    description: """
      Draws one scene on one device as an app shows it; the default is the device of the document. \
      PNG requires the program rsvg-convert. Ambiguous views have an orange outline, and views \
      with conflicting constraints a red one. With "save_as", the picture is written to a new file \
      in the project.
      """,
    parameters: ToolDocument.parameters + ToolCanvases.parameters + [
      ToolCanvases.size,
      ToolParameter(.scene, .text, "The root with this identifier or name (default: the first)."),
      ToolParameter(.format, .choice(["png", "svg"]), "The format (default: png)."),
      ToolParameter(.appearance, .choice(["light", "dark"]), "The appearance (default: light)."),
      ToolParameter(.showsFrames, .flag, "Outline the frames of all views."),
      ToolParameter(.marked, .text, "A view whose constraints to draw, by identifier or label."),
      ToolParameter(.savedPath, .text, "The path of a new file in the project."),
    ], changesFiles: true
  ) { try draw($0, in: $1) }

  /// The tool that compares a layout with the boxes of a screenshot.
  static let compare = ContextTool(
    name: "compare_boxes", title: "Compare with a screenshot",
    description: """
      Compares the frames of a layout with boxes measured in a screenshot, and returns how far \
      each edge is off. The default is the device of the document. Frames are relative to the \
      upper-left corner of the screen.
      """,
    parameters: ToolDocument.parameters + ToolCanvases.parameters + [
      ToolCanvases.size,
      ToolParameter(.scene, .text, "The root with this identifier or name (default: the first)."),
      ToolParameter(
        .boxes, .boxes, "The boxes: {\"id\":…,\"box\":[x,y,width,height]}.", isRequired: true),
      ToolParameter(.scale, .number, "The pixels of the screenshot per point (default: 1)."),
      ToolParameter(.tolerance, .number, "The maximum difference in points (default: 0.5)."),
      ToolDocument.offset,
    ]
  ) { try compareBoxes($0, in: $1) }

  /// Draws a scene, and returns the picture or saves it to a new file.
  ///
  /// - Parameters:
  ///   - arguments: The arguments of the call.
  ///   - project: The folder that contains all files.
  /// - Returns: The answer.
  /// - Throws: `ToolFailure` for unknown scenes and large pictures, `PictureConversionError` if the
  ///   program that creates PNG is missing, and `InterfaceDocumentError` if the file exists.
  private static func draw(
    _ arguments: ToolArguments, in project: ProjectBoundary
  ) throws -> ToolAnswer {
    let file = try ToolDocument(arguments, in: project)
    let isPNG = arguments.text(.format) != "svg"
    let assets = file.assets
    let root = try file.rootOnScreen(arguments, assets: assets)
    var snapshot = root.snapshot
    // The bytes of images do not fit in an answer.
    if isPNG || arguments.text(.savedPath) != nil {
      assets?.addImages(to: &snapshot, isDark: arguments.text(.appearance) == "dark")
    }
    let svg = try PictureOptions(arguments, file.document).svg(of: snapshot)
    let data = isPNG ? try PictureConversion().png(fromSVG: svg) : Data(svg.utf8)
    let size = root.snapshot.canvas.size
    var members: [(key: String, value: String?)] = [
      ("scene", JSONText.string(root.name)),
      ("device", root.snapshot.canvas.device.map(JSONText.string)),
      ("size", LayoutListJSON.numbers([size.width, size.height])),
    ]
    if let path = arguments.text(.savedPath) {
      let place = try project.place(of: path)
      guard ["png", "svg"].contains(place.pathExtension.lowercased()) else {
        throw ToolFailure("a picture must be a .png or .svg file", "specify another name")
      }
      try DocumentFile.create(Array(data), at: place.path)
      members.append(("saved", JSONText.string(path)))
      return ToolAnswer(members)
    }
    guard !isPNG else { return ToolAnswer(members, picture: data) }
    guard svg.count <= ToolAnswer.maxListLength else {
      throw ToolFailure(
        "the picture has \(svg.count) characters, too many for a response",
        "use 'save_as', or the format png")
    }
    return ToolAnswer(members + [("svg", JSONText.string(svg))])
  }

  /// Compares the frames of a scene with the boxes of a call.
  ///
  /// - Parameters:
  ///   - arguments: The arguments of the call.
  ///   - project: The folder that contains all files.
  /// - Returns: The answer.
  /// - Throws: `ToolFailure` for malformed boxes and unknown scenes.
  private static func compareBoxes(
    _ arguments: ToolArguments, in project: ProjectBoundary
  ) throws -> ToolAnswer {
    let file = try ToolDocument(arguments, in: project)
    let root = try file.rootOnScreen(arguments)
    let comparison = try BoxComparison(arguments, root.snapshot, file.document)
    let list = BoundedList(
      comparison.differences, from: try ToolDocument.offset(in: arguments))
    return ToolAnswer([
      ("scene", JSONText.string(root.name)), ("equal", "\(comparison.differences.isEmpty)"),
      ("compared", "\(comparison.count)"), ("differences", list.array),
      ("next", list.next.map(String.init)),
    ])
  }
}

/// The options of a picture: for `rsvg-convert`, in light or dark colors, with outlines around
/// views that are ambiguous or in conflict, and with the constraints of one view if it is marked.
struct PictureOptions {
  /// The options of the renderer.
  private var options: SVGRenderer.Options
  /// The identifier of the view whose constraints are drawn, or `nil` if none are.
  private let marked: String?

  /// Reads the arguments of a call.
  ///
  /// - Throws: `InterfaceDocumentError` for an unknown view.
  init(_ arguments: ToolArguments, _ document: InterfaceDocument) throws {
    options = .rasterized(arguments.text(.appearance) == "dark" ? .dark : .light)
    options.overlay.showsProblems = true
    options.overlay.showsFrames = arguments.flag(.showsFrames)
    marked = try arguments.text(.marked).map { try document.object(named: $0).id ?? "" }
  }

  /// Draws a layout.
  ///
  /// - Throws: `ToolFailure` if the marked view is in another scene.
  func svg(of snapshot: LayoutSnapshot) throws -> String {
    var options = options
    if let marked {
      guard let index = snapshot.views.firstIndex(where: { $0.identifier == marked }) else {
        throw ToolFailure("view '\(marked)' is not in the scene", "specify another 'scene'")
      }
      options.overlay.constraintsOfView = index
    }
    return SVGRenderer(options: options).svg(for: snapshot)
  }
}
