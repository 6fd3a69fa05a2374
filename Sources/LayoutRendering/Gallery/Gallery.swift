import LayoutModel

/// Scenes laid out on devices, to be looked at on one page.
public struct Gallery: Hashable, Sendable {
  /// The heading of the page.
  public var title: String
  /// In the order in which they are shown.
  public var scenes: [GalleryScene]
  /// What could not be laid out, and what else is to be said about the documents.
  public var problems: [GalleryProblem]

  /// A page with a heading, its scenes, and sentences about the documents.
  public init(title: String, scenes: [GalleryScene], problems: [GalleryProblem] = []) {
    self.title = title
    self.scenes = scenes
    self.problems = problems
  }
}

/// One scene or root view of a document, on one or more devices.
public struct GalleryScene: Hashable, Sendable {
  /// A name for people.
  public var name: String
  /// The identifier in the document, if there is one.
  public var identifier: String?
  /// The document's name or path, as it shall be shown.
  public var file: String?
  /// The layouts of the scene, in the order in which they are shown.
  public var pictures: [GalleryPicture]

  /// A scene by its names and layouts.
  public init(
    name: String, identifier: String? = nil, file: String? = nil, pictures: [GalleryPicture]
  ) {
    self.name = name
    self.identifier = identifier
    self.file = file
    self.pictures = pictures
  }
}

/// One layout of a scene.
public struct GalleryPicture: Hashable, Sendable {
  /// How a device is held, or which part of an iPad's screen the app has.
  public enum Orientation: Hashable, Sendable {
    /// The device is held with its long side vertical.
    case portrait
    /// The device is held with its long side horizontal.
    case landscape
    /// A part of the screen beside another app; `name` such as "1/3 landscape".
    case split(name: String)

    /// The orientation as it is shown.
    public var name: String {
      switch self {
      case .portrait: "portrait"
      case .landscape: "landscape"
      case .split(let name): name
      }
    }
  }

  /// The device as it is sold, such as "iPhone 15".
  public var deviceName: String
  /// How the device is held.
  public var orientation: Orientation
  /// Language and settings of the layout, such as "de · AX3"; empty where nothing was chosen.
  public var variant: String
  /// The layout that is drawn.
  public var snapshot: LayoutSnapshot

  /// A layout on a device.
  public init(
    deviceName: String, orientation: Orientation, variant: String = "", snapshot: LayoutSnapshot
  ) {
    self.deviceName = deviceName
    self.orientation = orientation
    self.variant = variant
    self.snapshot = snapshot
  }
}

/// A sentence about a document that the page shows above its pictures.
public struct GalleryProblem: Hashable, Sendable {
  /// How bad a problem is; an error keeps a document from being laid out.
  public enum Severity: String, Hashable, Sendable {
    /// The document cannot be laid out.
    case error
    /// The document is laid out, but probably not as intended.
    case warning
    /// A remark that needs no change of the document.
    case note
  }

  /// How bad it is; it decides the color of the sentence.
  public var severity: Severity
  /// What is wrong.
  public var message: String
  /// What to do about it.
  public var hint: String?
  /// The document's name or path, as it shall be shown; nil where the problem is in no document.
  public var file: String?
  /// Line in the file, from 1.
  public var line: Int?

  /// A sentence with how bad it is, what helps, and where.
  public init(
    severity: Severity, message: String, hint: String? = nil, file: String? = nil, line: Int? = nil
  ) {
    self.severity = severity
    self.message = message
    self.hint = hint
    self.file = file
    self.line = line
  }
}
