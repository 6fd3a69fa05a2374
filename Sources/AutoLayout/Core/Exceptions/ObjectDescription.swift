import Foundation

extension ObjectIdentifier {
  /// The object's address, such as `0x7f8d5a40c2b0`.
  package var addressText: String { "0x" + String(UInt(bitPattern: self), radix: 16) }
}

extension NSObject {
  /// The name of the object's class as UIKit prints it: that of a class outside this module is
  /// preceded by its module's name.
  nonisolated package var describedClassName: String {
    let full = String(reflecting: type(of: self))
    let module = String(reflecting: LayoutLog.self).prefix { $0 != "." } + "."
    // Private classes carry a context that changes from build to build.
    if full.hasPrefix(module) || full.contains("(") { return String(describing: type(of: self)) }
    return full
  }
}

extension String {
  /// Longest text that descriptions print of titles and identifiers, in characters.
  private static let descriptionLimit = 25

  /// The text as descriptions print it: cut, with three dots behind.
  package var cutForDescription: String {
    count > Self.descriptionLimit ? prefix(Self.descriptionLimit) + "..." : self
  }
}
