import LayoutModel

/// The scenes of a page, laid out on devices.
public struct Gallery: Hashable, Sendable {
  /// The heading of the page.
  public var title: String
  /// The scenes, in the order of the page.
  public var scenes: [GalleryScene]
  /// The documents that could not be laid out, and other messages about documents.
  public var problems: [GalleryProblem]

  /// Creates a gallery.
  ///
  /// - Parameters:
  ///   - title: The heading of the page.
  ///   - scenes: The scenes, in the order of the page.
  ///   - problems: The messages about documents.
  public init(title: String, scenes: [GalleryScene], problems: [GalleryProblem] = []) {
    self.title = title
    self.scenes = scenes
    self.problems = problems
  }
}

/// One scene or root view of a document, on one or more devices.
public struct GalleryScene: Hashable, Sendable {
  /// The display name of the scene.
  public var name: String
  /// The identifier in the document, if any.
  public var identifier: String?
  /// The display name or path of the document.
  public var file: String?
  /// The layouts of the scene, in the order of the page.
  public var pictures: [GalleryPicture]

  /// Creates a scene.
  ///
  /// - Parameters:
  ///   - name: The display name of the scene.
  ///   - identifier: The identifier in the document, if any.
  ///   - file: The display name or path of the document.
  ///   - pictures: The layouts of the scene, in the order of the page.
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
  /// The orientation of a device, or the part of an iPad's screen that the app has.
  public enum Orientation: Hashable, Sendable {
    /// The long side of the device is vertical.
    case portrait
    /// The long side of the device is horizontal.
    case landscape
    /// A part of the screen next to another app. `name` is a text such as "1/3 landscape".
    case split(name: String)

    /// The display name of the orientation.
    public var name: String {
      switch self {
      case .portrait: "portrait"
      case .landscape: "landscape"
      case .split(let name): name
      }
    }
  }

  /// The product name of the device, such as "iPhone 15".
  public var deviceName: String
  /// The orientation of the device.
  public var orientation: Orientation
  /// The language and settings of the layout, such as "de · AX3"; empty for the defaults.
  public var variant: String
  /// The layout.
  public var snapshot: LayoutSnapshot
  /// The issues of the layout, apart from ambiguous views and conflicts, which the snapshot has.
  public var findings: [GalleryFinding]

  /// Creates a picture of a layout on a device.
  ///
  /// - Parameters:
  ///   - deviceName: The product name of the device, such as "iPhone 15".
  ///   - orientation: The orientation of the device.
  ///   - variant: The language and settings, or the empty string for the defaults.
  ///   - snapshot: The layout.
  ///   - findings: The issues of the layout, without ambiguous views and conflicts.
  public init(
    deviceName: String, orientation: Orientation, variant: String = "", snapshot: LayoutSnapshot,
    findings: [GalleryFinding] = []
  ) {
    self.deviceName = deviceName
    self.orientation = orientation
    self.variant = variant
    self.snapshot = snapshot
    self.findings = findings
  }
}

/// An issue that is visible in a picture.
public struct GalleryFinding: Hashable, Sendable {
  /// The kinds of issues.
  public enum Kind: Hashable, Sendable {
    /// A view covers another one.
    case overlap
    /// A view extends beyond a view around it.
    case outside
  }

  /// The kind of the issue.
  public var kind: Kind
  /// The index of the affected view in `LayoutSnapshot.views`.
  public var view: Int
  /// The index of the view that is covered, or `nil` for other kinds.
  public var other: Int?
  /// The description of the issue, such as `Overlaps UIButton “Sign In” by 163 × 43`.
  public var message: String

  /// Creates a finding for one view, or for two.
  ///
  /// - Parameters:
  ///   - kind: The kind of the issue.
  ///   - view: The index of the affected view in `LayoutSnapshot.views`.
  ///   - other: The index of the covered view, or `nil` for other kinds.
  ///   - message: The description of the issue.
  public init(kind: Kind, view: Int, other: Int? = nil, message: String) {
    self.kind = kind
    self.view = view
    self.other = other
    self.message = message
  }
}

/// A message about a document, which the page shows above the document's pictures.
public struct GalleryProblem: Hashable, Sendable {
  /// The severity of a problem. A document with an error cannot be laid out.
  public enum Severity: String, Hashable, Sendable {
    /// The document cannot be laid out.
    case error
    /// The document is laid out, but probably not as intended.
    case warning
    /// A remark that needs no change of the document.
    case note
  }

  /// The severity, which determines the color of the message.
  public var severity: Severity
  /// The description of the problem.
  public var message: String
  /// Advice for solving the problem.
  public var hint: String?
  /// The display name or path of the document, or `nil` if the problem does not belong to a
  /// document.
  public var file: String?
  /// The line in the file, from 1.
  public var line: Int?

  /// Creates a message about a document.
  ///
  /// - Parameters:
  ///   - severity: The severity, which determines the color of the message.
  ///   - message: The description of the problem.
  ///   - hint: Advice for solving the problem.
  ///   - file: The display name or path of the document, if any.
  ///   - line: The line in the file, from 1.
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
