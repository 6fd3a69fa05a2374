/// The surface on which a layout is shown.
///
/// The surfaces differ in more than their release. In some releases, Interface Builder's canvas had
/// safe areas of twice the size and no status bars, unlike any device.
public enum Surface: String, Hashable, Sendable, Codable {
  /// Interface Builder's canvas, as drawn by the Xcode that saved the document.
  case canvas
  /// A device or a simulator that runs an application.
  case device
}
