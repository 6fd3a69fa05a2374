import Foundation

/// A URL that a scene is asked to open.
@preconcurrency @MainActor
open class UIOpenURLContext: NSObject {
  /// The URL for the scene to open.
  public let url: URL
  /// Creates the context of a URL.
  public init(url: URL) { self.url = url }
}
