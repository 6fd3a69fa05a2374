#if SourcePorting
  import LayoutModel

  /// The outcome of showing one screen.
  public struct ScreenResult: Sendable {
    /// The states of a screen.
    public enum State: String, Sendable {
      /// The screen was laid out and shows something.
      case up
      /// The screen was laid out and shows nothing.
      case empty
      /// The program ended before the layout was finished.
      case stopped
      /// The code that creates the screen does not compile.
      case leftOut = "left-out"
    }

    /// The screen.
    public let screen: FoundScreen
    /// The state.
    public var state: State
    /// The reason for a state other than `up`, as a clause without a period.
    public var reason: String?
    /// The file and line at which the program stopped, or `nil` if they are unknown.
    public var place: (file: String, line: Int)?
    /// The controllers around the screen.
    package var container: ScreenRequest.Container?
    /// The layouts, one per canvas of the request. The array is empty unless the screen is up or
    /// empty.
    public var layouts: [ScreenLayout] = []
    /// The parts of the screen's own class or preview that were left out.
    public var leftOut: [LeftOut] = []
  }

  /// The layout of a screen on one canvas.
  public struct ScreenLayout: Sendable {
    /// The canvas.
    public let canvas: ScreenCanvas
    /// The layout.
    public let snapshot: LayoutSnapshot
    /// The issues of the layout.
    public let findings: [ScreenFinding]
  }

  /// The device and the settings with which screens are shown.
  public struct ScreenCanvas: Hashable, Sendable {
    /// The identifier of the device.
    public var device: String
    /// A Boolean value that indicates whether the device is in landscape.
    public var isLandscape = false
    /// A Boolean value that indicates whether the appearance is dark.
    public var isDark = false
    /// A Boolean value that indicates whether the interface runs from right to left.
    public var isRightToLeft = false
    /// The raw value of the text size, or `nil` for the default.
    public var contentSize: String?
    /// The short name of the text size, such as `AX3`, or `nil` for the default.
    public var contentSizeName: String?

    /// Creates the canvas of a device in portrait.
    public init(device: String) { self.device = device }

    /// The settings that differ from the defaults, such as `rtl · AX3`.
    public var variant: String {
      [isRightToLeft ? "rtl" : nil, contentSizeName, isDark ? "dark" : nil].compactMap(\.self)
        .joined(separator: " · ")
    }
  }

  /// The outcome of a run.
  public struct ScreenRun: Sendable {
    /// The screens in the order in which they were found.
    public let results: [ScreenResult]
    /// All parts that were left out.
    public let leftOut: [LeftOut]
    /// The modules whose imports were hidden.
    public let hiddenModules: [String]
    /// The modules for which stubs were used.
    public let stubModules: [String]
    /// The number of Swift files.
    public let fileCount: Int

    /// Returns the number of screens in a state.
    public func count(_ state: ScreenResult.State) -> Int { results.count { $0.state == state } }
  }
#endif
