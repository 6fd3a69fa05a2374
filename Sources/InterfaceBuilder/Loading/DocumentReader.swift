import AutoLayout
import Foundation

/// Reads documents for `UINib` and `UIStoryboard`, which find this class by its name, because their
/// module is above this one.
final class DocumentReader: InterfaceReading, StoryboardReading {
  /// Reads the `.xib` file with a name from a bundle or a folder of `InterfaceSources`.
  static func nib(named name: String, in bundle: Bundle?) throws -> any NibContents {
    DocumentNib(
      document: try InterfaceSources.document(named: name, extension: "xib", bundle: bundle),
      classes: nil)
  }

  /// Reads the text of a `.xib` file.
  static func nib(_ data: Data) throws -> any NibContents {
    DocumentNib(document: try InterfaceDocument(data: data, name: "data.xib"), classes: nil)
  }

  /// Reads the storyboard with a name from a bundle or a folder of `InterfaceSources`.
  static func storyboard(
    named name: String, in bundle: Bundle?
  ) throws -> any StoryboardContents {
    DocumentScenes(
      document: try InterfaceSources.document(
        named: name, extension: "storyboard", bundle: bundle), classes: nil)
  }
}
