import AutoLayout
import Foundation
import InterfaceBuilder

/// What a page asks for.
enum StudioRequest: Decodable, Sendable {
  /// The documents, the devices and what the studio may do.
  case workspace
  /// Shows a document; without a scene its first one.
  case open(document: Int, scene: String?)
  /// Lays the scene out on another canvas.
  case canvas(CanvasRequest)
  /// Makes views and constraints the selected ones, by key.
  case select([String])
  /// Changes the document.
  case edit(StudioEdit, gesture: String?)
  case undo, redo, save
  /// Ends a dispute about a file.
  case resolve(StudioDocument.Resolution)
  /// Asks whether the file changed.
  case lookAtFile
  /// What the rules find in the document.
  case issues
  /// What the constraints between two items could be.
  case offers(from: String, to: String)
  /// What a view can be pinned to.
  case neighbours(view: String)
  /// What an edge follows from.
  case explain(view: String, attribute: String)
  /// Repairs of a conflict, by its place in the scene.
  case repairs(conflict: Int)
  /// How the scene would look after an edit.
  case preview(StudioEdit?)
  /// At which widths the layout breaks.
  case ruler(from: Double, to: Double)
  /// The next solution of an ambiguous view; nil goes back.
  case exercise(view: String?)
  /// The scene as a git revision has it; asked again, what was read of it before will do.
  case compare(revision: String?, isAgain: Bool?)
  /// The git revisions of the document's file.
  case revisions
  /// What a console log says.
  case log(String)
  /// A lesson's document, or the check of its task.
  case lesson(Int)
  case checkLesson
}

extension StudioRequest {
  /// Whether git is asked, which may take long.
  var isOfHistory: Bool {
    switch self {
    case .compare, .revisions: true
    default: false
    }
  }

  /// Whether the answer may be another layout, so that measuring the present one is in vain.
  var changesLayout: Bool {
    switch self {
    case .open, .canvas, .edit, .undo, .redo, .save, .resolve, .lesson, .ruler: true
    default: false
    }
  }
}

/// A canvas in the words of the page.
struct CanvasRequest: Codable, Equatable, Sendable {
  /// Interface Builder's identifier; nil for the document's own device.
  var device: String?
  var isLandscape: Bool?
  var width: Double?
  var height: Double?
  var isDark: Bool?
  /// A raw value of `UIContentSizeCategory`.
  var textSize: String?
  /// A language, or `pseudo`.
  var locale: String?
  var isRightToLeft: Bool?
  var hasBoldText: Bool?
  var systemVersion: Int?

  /// The largest side in points: ten times the largest screen.
  static let largestSide = 12_000.0

  /// The choice for a document's file.
  func choice(of file: String) throws -> CanvasChoice {
    var choice = CanvasChoice()
    if let device {
      guard let known = Device(identifier: device) else {
        throw StudioError("unknown device '\(device)'", hint: "choose one of the list")
      }
      choice.device = known
    }
    choice.orientation = isLandscape.map { $0 ? .landscape : .portrait }
    if let width, let height {
      guard width.isFinite, height.isFinite else {
        throw StudioError("the size is invalid", hint: "write numbers of points")
      }
      choice.size = CGSize(
        width: min(max(width, 1), Self.largestSide), height: min(max(height, 1), Self.largestSide))
    }
    choice.settings = CanvasSettings(
      systemVersion: systemVersion,
      contentSizeCategory: textSize.map(UIContentSizeCategory.init(rawValue:)),
      layoutDirection: isRightToLeft.map { $0 ? .rightToLeft : .leftToRight },
      hasBoldText: hasBoldText ?? false)
    if let locale { choice.localization = try Self.localization(locale, file) }
    return choice
  }

  private static func localization(
    _ locale: String, _ file: String
  ) throws -> InterfaceLocalization {
    if locale == "pseudo" { return InterfaceLocalization(isPseudo: true) }
    let finder = LocalizationFinder(document: URL(fileURLWithPath: file))
    // Only languages that stand beside the document; the name is part of a path.
    guard finder.languageFolders.contains(locale) else {
      throw StudioError("there are no texts in '\(locale)'", hint: "choose one of the list")
    }
    return try finder.localization(for: locale).localization
  }
}
