import AutoLayout
import Foundation

/// A new document, as created by Xcode's templates.
///
///     let document = NewDocument(.controller, className: "LoginViewController", on: device)
///     try DocumentFile.create(Array(document.text.utf8), at: "LoginViewController.xib")
package struct NewDocument: Sendable {
  /// The types of new documents.
  package enum Kind: String, Sendable, CaseIterable {
    /// A xib with a view.
    case view
    /// A xib with a table view cell.
    case cell
    /// A xib with the view of a view controller, which owns the file.
    case controller
    /// A storyboard with one scene.
    case storyboard

    /// The extension of the file.
    package var fileExtension: String { self == .storyboard ? "storyboard" : "xib" }
  }

  /// The type of the document.
  let kind: Kind
  /// The class of the view, cell or controller, or `nil` for UIKit's.
  let className: String?
  /// The module of the class, or `nil` for a class without a module, such as one in Objective-C.
  let module: String?
  /// The device of the canvas, which determines the size of views.
  let device: Device

  /// Creates a document for a class. The names are written as they are; check them with
  /// `isClassName(_:)` first.
  package init(_ kind: Kind, className: String?, module: String? = nil, on device: Device) {
    self.kind = kind
    self.className = className
    self.module = module
    self.device = device
  }

  /// The identifier of the default device of new documents of `toolsVersion`.
  package static let usualDevice = "retina6_12"

  /// Returns a Boolean value that indicates whether a text can be the name of a class or module:
  /// letters, digits and underscores, with a letter or underscore first.
  package static func isClassName(_ text: String) -> Bool {
    guard let first = text.first, !first.isNumber else { return false }
    return text.count <= maxNameLength
      && text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
  }

  /// The maximum length of a class name. Names of files have at most 255 bytes.
  private static let maxNameLength = 200

  /// The releases that write documents like these: Xcode 16.3 and 16.4, with the plug-in's own
  /// number. Newer ones open them and keep the number.
  static let toolsVersion = (tools: "23727", plugIn: "23721")
}
