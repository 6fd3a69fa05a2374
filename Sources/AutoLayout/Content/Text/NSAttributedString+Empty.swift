import Foundation

#if !canImport(Darwin)
  extension NSAttributedString {
    /// Creates an empty text. Foundation has no such initializer outside Apple's platforms.
    public convenience init(_ nothing: Void = ()) { self.init(string: "") }
  }
#endif
