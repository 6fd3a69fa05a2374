#if SourcePorting
  /// A screen of a project: a preview, or a class of controllers, views or cells.
  public struct FoundScreen: Hashable, Sendable {
    /// The origins of screens.
    public enum Origin: String, Hashable, Sendable {
      /// A preview in the sources.
      case preview
      /// A delegate of a scene, which shows the first screen of an app.
      case start
      /// A class of view controllers.
      case controller
      /// A class of cells or headers.
      case cell
      /// A class of other views.
      case view
    }

    /// The origin.
    public let origin: Origin
    /// The name of the preview, or of the class.
    public let name: String
    /// The path of the file, relative to the folder of the project.
    public let file: String
    /// The lines of the preview or class, from 1.
    public let lines: ClosedRange<Int>
    /// The functions that create the screen, best first, each with its statements.
    var functions: [AddedFunction]
    /// The height of a cell in points, where the code says it as a number.
    public var cellHeight: Double?
  }

  /// A function that is added at the end of a file.
  struct AddedFunction: Hashable, Sendable {
    /// The name of the function.
    let name: String
    /// The statements.
    let body: String
    /// The line of the original source at which the body begins, from 1.
    let line: Int

    /// The source of the function.
    var source: String {
      "@MainActor func \(name)() throws -> AnyObject {\n\(body)\n}\n"
    }
  }
#endif
