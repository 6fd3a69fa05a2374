/// What the studio has and may do.
struct WorkspaceModel: Encodable {
  /// The documents; requests name them by index.
  var documents: [Entry]
  /// The devices that a canvas can be.
  var devices: [DeviceModel]
  /// Whether documents cannot be changed.
  var isReadOnly: Bool
  /// The titles of the lessons.
  var lessons: [String]
  /// The views of the library, as raw values of `StudioEdit.ViewKind`.
  var kinds: [String]

  /// A document.
  struct Entry: Encodable {
    /// The filename.
    var name: String
    /// The path, as the studio was started with it.
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
    /// Whether the device is an iPad.
    var isPad: Bool
    /// Name and width, portrait and landscape.
    var splits: [[Split]]

    /// A width of Split View.
    struct Split: Encodable {
      /// The name in menus.
      var name: String
      /// In points.
      var width: Double
    }
  }
}
