import LayoutModel
import Foundation

/// The data about all pictures that the page needs before it shows one.
struct GalleryIndex {
  /// The title of the page.
  private let title: String
  /// The scenes in the order of the gallery.
  private var scenes: [Scene] = []
  /// The number of pictures so far. It is the number of the next picture.
  private var pictureCount = 0

  /// A scene with its pictures on all canvases and the names of its views.
  ///
  /// It is complete when the next scene begins.
  private struct Scene {
    /// The display name.
    let name: String
    /// The identifier of the scene in its document.
    let identifier: String?
    /// The document of the scene.
    let file: String?
    /// The pictures, in the order of the canvases.
    var pictures: [Picture] = []
    /// The unique names of views, in the order of their appearance.
    var names: [String] = []
    /// The names and identifiers of the views, for searching.
    var knownNames: Set<String> = []
  }

  /// The data that the page shows about a picture before it loads the picture: the device and the
  /// number of problems.
  private struct Picture {
    /// The name of the device, or of the canvas.
    let device: String
    /// `portrait`, `landscape`, or the name of a part of the screen, such as `1/3 landscape`.
    let orientation: String
    /// The language and settings as text, or the empty string for those of the document.
    let variant: String
    /// The canvas of the layout.
    let canvas: LayoutSnapshot.Canvas
    /// The radius of the screen's corners, in points.
    let radius: CGFloat
    /// The number of ambiguous views.
    let ambiguous: Int
    /// The number of constraints in conflict. See `SnapshotProblems.conflicts`.
    let conflicts: Int
    /// The number of pairs of views of which one covers the other.
    let overlaps: Int
    /// The number of views that extend beyond a view around them.
    let outside: Int
    /// The number of views with a problem. Each view is counted once.
    let problems: Int
  }

  /// The maximum number of names by which a search can find a scene. A handmade screen has a few
  /// hundred.
  private static let nameLimit = 4000

  /// Creates an index without scenes.
  init(title: String) {
    self.title = title
  }

  /// Begins a scene. Pictures that are added next belong to it.
  mutating func begin(_ scene: GalleryScene) {
    scenes.append(Scene(name: scene.name, identifier: scene.identifier, file: scene.file))
  }

  /// Adds a picture to the current scene, and returns its number.
  mutating func add(_ picture: GalleryPicture) -> Int {
    let snapshot = picture.snapshot
    let problems = SnapshotProblems(snapshot)
    let entry = Picture(
      device: picture.deviceName, orientation: picture.orientation.name,
      variant: picture.variant, canvas: snapshot.canvas,
      radius: DeviceScreen(canvas: snapshot.canvas)?.cornerRadius ?? 0,
      ambiguous: problems.ambiguousViews.count, conflicts: problems.conflicts.count,
      overlaps: picture.findings.count { $0.kind == .overlap },
      outside: picture.findings.count { $0.kind == .outside },
      problems: problems.viewCount(
        with: Set(picture.findings.flatMap { [$0.view, $0.other].compactMap { $0 } })))
    let last = scenes.count - 1
    scenes[last].pictures.append(entry)
    for view in snapshot.views { addNames(of: view, to: last) }
    pictureCount += 1
    return pictureCount - 1
  }

  /// Adds the texts by which a search finds a view: class, label, text and identifier. Each is
  /// truncated, and appears once per scene. A scene has at most `nameLimit` names.
  private mutating func addNames(of view: LayoutSnapshot.View, to scene: Int) {
    guard scenes[scene].names.count < Self.nameLimit else { return }
    for name in [view.className, view.label, view.shownText, view.identifier] {
      guard let name, !name.isEmpty else { continue }
      let short = name.excerpt(GalleryPictureData.nameLimit, ellipsis: "")
      if scenes[scene].knownNames.insert(short).inserted { scenes[scene].names.append(short) }
    }
  }

  /// Returns the index as JSON for the page: scenes, pictures, colors, and messages about
  /// documents.
  ///
  /// - Complexity: O(*n*), where *n* is the number of pictures and names.
  func json(problems: [GalleryProblem], palette: SVGPalette) -> String {
    var json = JSONWriter(isInMarkup: true)
    json.object { json in
      json.string(title.excerpt(200), "title")
      json.string(palette.darkRules(scope: ".dark "), "dark")
      json.array("scenes") { json in
        var number = 0
        for scene in scenes { write(scene, number: &number, to: &json) }
      }
      json.array("problems") { json in
        for problem in problems { write(problem, to: &json) }
      }
    }
    return json.text
  }

  /// Writes a scene. `number` counts the pictures of all scenes.
  private func write(_ scene: Scene, number: inout Int, to json: inout JSONWriter) {
    json.object { json in
      json.string(scene.name.excerpt(120), "name")
      if let identifier = scene.identifier { json.string(identifier.excerpt(120), "id") }
      if let file = scene.file { json.string(file.excerpt(300), "file") }
      json.string(scene.names.joined(separator: "\n").lowercased(), "words")
      json.array("pictures") { json in
        for picture in scene.pictures {
          write(picture, number: number, to: &json)
          number += 1
        }
      }
    }
  }

  /// Writes the data of a picture.
  private func write(_ picture: Picture, number: Int, to json: inout JSONWriter) {
    json.object { json in
      json.integer(number, "n")
      json.string(picture.device.excerpt(60), "device")
      json.string(picture.orientation.excerpt(40), "orientation")
      json.string(picture.variant.excerpt(80), "variant")
      json.decimal(side(picture.canvas.size.width), "w")
      json.decimal(side(picture.canvas.size.height), "h")
      json.decimal(Double(picture.radius), "radius")
      json.array("sizeClasses") { json in
        json.string(picture.canvas.horizontalSizeClass.excerpt(20))
        json.string(picture.canvas.verticalSizeClass.excerpt(20))
      }
      json.integer(picture.problems, "problems")
      json.integer(picture.ambiguous, "ambiguous")
      json.integer(picture.conflicts, "conflicts")
      json.integer(picture.overlaps, "overlaps")
      json.integer(picture.outside, "outside")
    }
  }

  /// Returns the length of a side of the canvas in points, limited to a length that a page can
  /// show.
  private func side(_ value: CGFloat) -> Double {
    value.isFinite ? Double(min(max(value, 1), 20_000)) : 1
  }

  /// Writes a message about a document.
  private func write(_ problem: GalleryProblem, to json: inout JSONWriter) {
    json.object { json in
      json.string(problem.severity.rawValue, "severity")
      json.string(problem.message.excerpt(600), "message")
      if let hint = problem.hint { json.string(hint.excerpt(600), "hint") }
      if let file = problem.file { json.string(file.excerpt(300), "file") }
      if let line = problem.line { json.integer(line, "line") }
    }
  }
}
