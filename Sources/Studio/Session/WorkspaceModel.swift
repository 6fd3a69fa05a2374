/// The documents, devices and permissions of the studio.
struct WorkspaceModel: Encodable {
  /// The documents. Requests refer to them by index.
  var documents: [Entry]
  /// The devices for the canvas.
  var devices: [DeviceModel]
  /// A Boolean value that indicates whether documents are read-only.
  var isReadOnly: Bool
  /// The titles of the lessons.
  var lessons: [String]
  /// The views of the library, as raw values of `StudioEdit.ViewKind`.
  var kinds: [String]
  /// The controllers of the library, as raw values of `ControllerTemplate`.
  var controllers: [String]
  /// The gesture recognizers of the library, as raw values of `GestureTemplate`.
  var gestureRecognizers: [String]
  /// The layout guides of the library, as raw values of `LayoutGuideKind`.
  var guides: [String]

  /// A document.
  struct Entry: Encodable {
    /// The filename.
    var name: String
    /// The path with which the studio was started, or to which a document was saved.
    var path: String
  }

  /// A device.
  struct DeviceModel: Encodable {
    /// The identifier in documents, such as `retina6_12`.
    var id: String
    /// The name in menus, such as `iPhone 15`.
    var name: String
    /// The size in portrait, in points.
    var width, height: Double
    /// A Boolean value that indicates whether the device is an iPad.
    var isPad: Bool
    /// The widths of Split View in portrait and in landscape.
    var splits: [[Split]]

    /// A width of Split View.
    struct Split: Encodable {
      /// The name in menus.
      var name: String
      /// The width, in points.
      var width: Double
    }
  }
}
