import LayoutModel
import Foundation

/// What the page must know of all pictures before it shows one.
struct GalleryIndex {
  private let title: String
  private var scenes: [Scene] = []
  private var pictureCount = 0

  private struct Scene {
    let name: String
    let identifier: String?
    let file: String?
    var pictures: [Picture] = []
    /// Names of views, each once, in order of appearance.
    var names: [String] = []
    var knownNames: Set<String> = []
  }

  private struct Picture {
    let device: String
    let orientation: String
    let variant: String
    let canvas: LayoutSnapshot.Canvas
    let radius: CGFloat
    let ambiguous: Int
    let conflicts: Int
    let problems: Int
  }

  /// The most names of views that one scene can be found by; a hand-made screen has a few hundred.
  private static let nameLimit = 4000

  init(title: String) {
    self.title = title
  }

  mutating func begin(_ scene: GalleryScene) {
    scenes.append(Scene(name: scene.name, identifier: scene.identifier, file: scene.file))
  }

  /// Adds a picture to the scene that was begun last, and returns its number.
  mutating func add(_ picture: GalleryPicture) -> Int {
    let snapshot = picture.snapshot
    let problems = SnapshotProblems(snapshot)
    let entry = Picture(
      device: picture.deviceName, orientation: picture.orientation.name,
      variant: picture.variant, canvas: snapshot.canvas,
      radius: DeviceScreen(canvas: snapshot.canvas)?.cornerRadius ?? 0,
      ambiguous: problems.ambiguousViews.count, conflicts: problems.conflicts.count,
      problems: problems.viewCount)
    let last = scenes.count - 1
    scenes[last].pictures.append(entry)
    for view in snapshot.views { addNames(of: view, to: last) }
    pictureCount += 1
    return pictureCount - 1
  }

  private mutating func addNames(of view: LayoutSnapshot.View, to scene: Int) {
    guard scenes[scene].names.count < Self.nameLimit else { return }
    for name in [view.className, view.label, view.shownText, view.identifier] {
      guard let name, !name.isEmpty else { continue }
      let short = name.excerpt(GalleryPictureData.nameLimit, ellipsis: "")
      if scenes[scene].knownNames.insert(short).inserted { scenes[scene].names.append(short) }
    }
  }

  func json(problems: [GalleryProblem], palette: SVGPalette) -> String {
    var json = JSONText()
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

  private func write(_ scene: Scene, number: inout Int, to json: inout JSONText) {
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

  private func write(_ picture: Picture, number: Int, to json: inout JSONText) {
    json.object { json in
      json.integer(number, "n")
      json.string(picture.device.excerpt(60), "device")
      json.string(picture.orientation.excerpt(40), "orientation")
      json.string(picture.variant.excerpt(80), "variant")
      json.number(side(picture.canvas.size.width), "w")
      json.number(side(picture.canvas.size.height), "h")
      json.number(Double(picture.radius), "radius")
      json.array("sizeClasses") { json in
        json.string(picture.canvas.horizontalSizeClass.excerpt(20))
        json.string(picture.canvas.verticalSizeClass.excerpt(20))
      }
      json.integer(picture.problems, "problems")
      json.integer(picture.ambiguous, "ambiguous")
      json.integer(picture.conflicts, "conflicts")
    }
  }

  /// A side of the canvas that a page can give room to, in points.
  private func side(_ value: CGFloat) -> Double {
    value.isFinite ? Double(min(max(value, 1), 20_000)) : 1
  }

  private func write(_ problem: GalleryProblem, to json: inout JSONText) {
    json.object { json in
      json.string(problem.severity.rawValue, "severity")
      json.string(problem.message.excerpt(600), "message")
      if let hint = problem.hint { json.string(hint.excerpt(600), "hint") }
      if let file = problem.file { json.string(file.excerpt(300), "file") }
      if let line = problem.line { json.integer(line, "line") }
    }
  }
}
