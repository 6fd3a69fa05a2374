import Foundation

#if !canImport(Darwin)
  extension NSAttributedString {
    /// Creates an empty text. Outside Apple's platforms, Foundation does not have this initializer.
    public convenience init(_ nothing: Void = ()) { self.init(string: "") }
  }
#endif
