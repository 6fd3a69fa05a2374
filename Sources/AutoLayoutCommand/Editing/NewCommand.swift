import ArgumentParser
import AutoLayout
import Foundation
import InterfaceBuilder

/// The command `autolayout new`, which writes a document as Xcode's templates do.
struct NewCommand: ParsableCommand {
  /// The name and the help of the command.
  static let configuration = CommandConfiguration(
    commandName: "new",
    abstract: "Writes a new document, as Xcode's templates do.",
    discussion: """
      The kinds are view, cell (of a table), controller (a xib whose owner is a view controller) and \
      storyboard (with one scene). NAME is a path, with or without extension. Cells and controllers \
      have the class NAME; --class chooses another, and gives views and storyboards one. A file that \
      exists is not replaced.

        autolayout new controller Sources/LoginViewController --module Shop
        autolayout new storyboard Main --class LoginViewController
        autolayout new view Badge --output - | autolayout edit - --add label > Badge.xib
      """)

  /// The kind of the document.
  @Argument(
    help: ArgumentHelp("view, cell, controller or storyboard.", valueName: "kind"))
  var kind: NewDocument.Kind

  /// The path of the document.
  @Argument(help: ArgumentHelp("The document, with or without extension.", valueName: "name"))
  var name: String

  /// The class. The default depends on the name.
  @Option(
    name: .customLong("class"),
    help: ArgumentHelp("The class of the view, cell or controller.", valueName: "name"))
  var className: String?

  /// The module of the class. Objective-C classes have none.
  @Option(help: ArgumentHelp("The module of the class.", valueName: "name"))
  var module: String?

  /// The device of the canvas.
  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("The device of the canvas, such as \"iPhone 15\".", valueName: "name"))
  var device = NewDocument.usualDevice

  /// The output file, or `-` for standard output. The default is the file with the document's name.
  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("Write there instead; - is standard output.", valueName: "path"))
  var output: String?

  /// Rejects unknown devices, other extensions, and names that are not valid for a class.
  func validate() throws {
    guard Device(named: device) != nil else {
      throw ValidationError(
        "Unknown device \(JSONText.string(device)): \(Device.hint(forUnknown: device)).")
    }
    let given = (name as NSString).pathExtension
    guard given.isEmpty || given == kind.fileExtension else {
      throw ValidationError(
        "A \(kind.rawValue) is a .\(kind.fileExtension) file, not a .\(given) file.")
    }
    guard !base.isEmpty else {
      throw ValidationError("The document needs a name, such as Login or Sources/Login.")
    }
    if let ownClass, !NewDocument.isClassName(ownClass) {
      throw ValidationError(
        "\(JSONText.string(ownClass)) cannot be the name of a class; choose one with --class.")
    }
    if let module, !NewDocument.isClassName(module) {
      throw ValidationError(
        "\(JSONText.string(module)) cannot be the name of a module; choose another --module.")
    }
    if module != nil, ownClass == nil {
      throw ValidationError("--module is that of a class; name it with --class.")
    }
  }

  /// The name of the file without folder and extension, or the empty string for a folder.
  private var base: String {
    name.hasSuffix("/")
      ? "" : ((name as NSString).lastPathComponent as NSString).deletingPathExtension
  }

  /// The custom class of the document, or `nil` for UIKit's class.
  private var ownClass: String? {
    if let className { return className }
    return kind == .cell || kind == .controller ? base : nil
  }

  /// The path of the document with its extension.
  var file: String {
    (name as NSString).pathExtension.isEmpty ? "\(name).\(kind.fileExtension)" : name
  }

  /// Returns the text of the document.
  ///
  /// - Throws: `ValidationError` for an unknown device, which `validate()` rejects.
  func text() throws -> String {
    guard let device = Device(named: device) else { throw ValidationError("Unknown device.") }
    return NewDocument(kind, className: ownClass, module: module, on: device).text
  }

  /// Writes the document. The exit code is 66 if the file exists or cannot be written.
  func run() throws {
    let bytes = Array(try text().utf8)
    do throws(InterfaceDocumentError) {
      if let output, RegularFile.openDescriptor(StandardStream.path(of: output)) != nil {
        Output.standard.write(Data(bytes))
      } else {
        try DocumentFile.create(bytes, at: output ?? file)
      }
    } catch {
      let failure = DocumentFailure(error)
      Output.standardError.write(failure.text(.standardError))
      try failure.status.throwUnlessFine()
    }
  }
}

/// The argument names of kinds are their raw values.
extension NewDocument.Kind: ExpressibleByArgument {}
