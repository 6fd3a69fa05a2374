/// What a layout is shown on.
///
/// The two differ in more than their release: Interface Builder's canvas has had safe areas of twice
/// the size and no status bars, which no device has.
public enum Surface: String, Hashable, Sendable, Codable {
  /// Interface Builder's canvas, as the Xcode that saved a document draws it.
  case canvas
  /// A device or a simulator that runs an application.
  case device
}
