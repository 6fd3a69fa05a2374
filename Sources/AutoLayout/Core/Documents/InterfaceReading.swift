import Foundation

/// The type that reads documents by name. It is a class of the module `InterfaceBuilder`, on which
/// this module does not depend. It is found by its name in programs that link it, such as all that
/// use `UIKit`.
@MainActor
package protocol InterfaceReading {
  /// Reads the xib of a name from the resources of a bundle or the folders of `InterfaceSources`.
  static func nib(named name: String, in bundle: Bundle?) throws -> any NibContents
  /// Reads a xib from its bytes.
  static func nib(_ data: Data) throws -> any NibContents
}

/// The objects at the top of a xib.
@MainActor
package protocol NibContents {
  /// Creates the objects and connects the outlets of the owner.
  func instantiate(withOwner owner: AnyObject?) -> [Any]
}

/// The reader that the program links.
enum InterfaceReader {
  /// The error of a program without a reader.
  struct Missing: Error, CustomStringConvertible {
    /// A description that names the module to link.
    let description = "the module InterfaceBuilder, which reads documents, is not linked"
  }

  /// The type that reads documents, or `nil` in programs that use only `AutoLayout`.
  @MainActor static let type =
    NSClassFromString("InterfaceBuilder.DocumentReader") as? any InterfaceReading.Type

  /// Returns the type that reads documents.
  @MainActor static func linked() throws -> any InterfaceReading.Type {
    guard let type else { throw Missing() }
    return type
  }
}
