import Foundation

extension ObjectIdentifier {
  /// The address of the object, such as `0x7f8d5a40c2b0`.
  package var addressText: String { "0x" + String(UInt(bitPattern: self), radix: 16) }
}

extension NSObject {
  /// The name of the object's class in UIKit's format. The name of a class outside this module
  /// includes its module.
  nonisolated package var describedClassName: String {
    let full = String(reflecting: type(of: self))
    let module = String(reflecting: LayoutLog.self).prefix { $0 != "." } + "."
    // The context of a private class changes from build to build.
    if full.hasPrefix(module) || full.contains("(") { return String(describing: type(of: self)) }
    return full
  }
}

extension String {
  /// The maximum number of characters of titles and identifiers in descriptions.
  private static let descriptionLimit = 25

  /// The text as descriptions print it, truncated with three dots.
  package var cutForDescription: String {
    count > Self.descriptionLimit ? prefix(Self.descriptionLimit) + "..." : self
  }
}
