import Foundation

extension NSObject {
  /// The name of the object's class in UIKit's format: that of the Objective-C runtime. The name of a
  /// class outside this module includes its module.
  nonisolated package var describedClassName: String { Self.describedName(of: type(of: self)) }

  /// Returns a Boolean value that indicates whether a class belongs to this module, and therefore
  /// to UIKit.
  nonisolated static func isSystemClass(_ type: Any.Type) -> Bool {
    String(reflecting: type).hasPrefix(systemModule)
  }

  /// The name of this module with a dot.
  private nonisolated static var systemModule: String {
    String(reflecting: LayoutLog.self).prefix { $0 != "." } + "."
  }

  nonisolated static func describedName(of type: Any.Type) -> String {
    if isSystemClass(type) { return String(describing: type) }
    if let name = ObjectiveCClassName(of: type)?.text { return name }
    let full = String(reflecting: type)
    // The context of a class within a function changes from build to build.
    return full.contains("(") ? String(describing: type) : full
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
