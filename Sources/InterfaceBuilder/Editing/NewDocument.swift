import AutoLayout
import Foundation

/// A new document, as the templates of Xcode make it.
///
///     let document = NewDocument(.controller, className: "LoginViewController", on: device)
///     try DocumentFile.create(Array(document.text.utf8), at: "LoginViewController.xib")
package struct NewDocument: Sendable {
  /// What the document is for.
  package enum Kind: String, Sendable, CaseIterable {
    /// A xib with a view.
    case view
    /// A xib with a cell of a table.
    case cell
    /// A xib with the view of a view controller, which owns the file.
    case controller
    /// A storyboard with one scene.
    case storyboard

    /// The extension of the file.
    package var fileExtension: String { self == .storyboard ? "storyboard" : "xib" }
  }

  /// What the document is for.
  let kind: Kind
  /// The class of the view, cell or controller; nil for UIKit's own.
  let className: String?
  /// The module of the class; nil for a class without module, such as one in Objective-C.
  let module: String?
  /// The device of the canvas, which gives views their size.
  let device: Device

  /// A document for a class. The names are checked by `isClassName(_:)`.
  package init(_ kind: Kind, className: String?, module: String? = nil, on device: Device) {
    self.kind = kind
    self.className = className
    self.module = module
    self.device = device
  }

  /// The device that new documents of `toolsVersion` have.
  package static let usualDevice = "retina6_12"

  /// Returns a Boolean value that indicates whether a text can be the name of a class or module:
  /// letters, digits and underscores, and a letter or underscore first.
  package static func isClassName(_ text: String) -> Bool {
    guard let first = text.first, !first.isNumber else { return false }
    return text.count <= maxNameLength
      && text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
  }

  /// Names of files have at most 255 bytes.
  private static let maxNameLength = 200

  /// The releases that write documents like these: Xcode 16.3 and 16.4, with the plug-in's own number.
  /// Newer ones open them and keep the number.
  static let toolsVersion = (tools: "23727", plugIn: "23721")
}
