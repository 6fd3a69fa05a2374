/// The request with which `autolayout code` starts a program that shows one screen.
package struct ScreenRequest: Codable, Sendable {
  /// The controllers around a screen.
  package enum Container: String, Codable, Sendable, CaseIterable {
    /// A navigation controller.
    case navigation
    /// A navigation controller in a tab bar controller.
    case tabs
    /// None.
    case bare
  }

  /// The key under which the program registered the screen.
  package var key: String
  /// The controllers around the screen.
  package var container: Container
  /// The identifier of the device.
  package var device: String
  /// A Boolean value that indicates whether the device is in landscape.
  package var isLandscape = false
  /// A Boolean value that indicates whether the appearance is dark.
  package var isDark = false
  /// A Boolean value that indicates whether the interface runs from right to left.
  package var isRightToLeft = false
  /// The text size that the user prefers, as the raw value of `UIContentSizeCategory`, or `nil` for
  /// the default.
  package var contentSize: String?
  /// The height of a cell from the code that shows it in points, or `nil` if it is unknown.
  package var cellHeight: Double?
  /// The folders with documents and asset catalogs.
  package var folders: [String] = []
  /// The time in seconds that the run loop runs before the layout is read.
  package var settlingTime = 0.25
  /// The maximum data segment of the process, in bytes.
  package var memoryLimit: UInt = 1 << 30
  /// The path of the file to which the program writes the ``ScreenReply``.
  package var output: String

  /// Creates a request for a device in portrait with the default settings.
  package init(key: String, container: Container, device: String, output: String) {
    self.key = key
    self.container = container
    self.device = device
    self.output = output
  }
}

/// The layout of one screen, which a program writes.
package struct ScreenReply: Codable, Sendable {
  /// The kinds of objects that a screen can be.
  package enum Kind: String, Codable, Sendable {
    /// A view controller.
    case controller
    /// A cell or a header of a table or collection.
    case cell
    /// Another view.
    case view
    /// A window with an app's first screen.
    case window
  }

  /// The kind of the object.
  package var kind: Kind
  /// The layout of the window.
  package var snapshot: LayoutSnapshot

  /// Creates a reply.
  package init(kind: Kind, snapshot: LayoutSnapshot) {
    self.kind = kind
    self.snapshot = snapshot
  }
}
