import ArgumentParser
import AutoLayout
import Foundation
import InterfaceBuilder

/// The command `autolayout new`, which writes a document as Xcode's templates do.
struct NewCommand: ParsableCommand {
  /// The name and the help of the command.
  static let configuration = CommandConfiguration(
    commandName: "new",
    abstract: "Writes a new document like Xcode's templates.",
    discussion: """
      The kind is view, cell (for a table), controller (a xib with a view controller as its owner) \
      or storyboard (with one scene). Cells and controllers have the class NAME; --class sets \
      another one. An existing file is not replaced.

        autolayout new controller Sources/LoginViewController --module Shop
        autolayout new storyboard Main --class LoginViewController
        autolayout new view Badge --output - | autolayout frames -

      See Documentation/Editing.md.
      """)

  /// The kind of the document.
  @Argument(
    help: ArgumentHelp(
      "The kind of document: view, cell, controller or storyboard.", valueName: "kind"))
  var kind: NewDocument.Kind

  /// The path of the document.
  @Argument(
    help: ArgumentHelp("The path of the document, with or without extension.", valueName: "name"))
  var name: String

  /// The class. The default for cells and controllers is the name of the document, and UIKit's
  /// class for others.
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
    help: ArgumentHelp("Write to this file instead; - is standard output.", valueName: "path"))
  var output: String?

  /// Rejects unknown devices, other extensions, and names that are not valid for a class.
  func validate() throws {
    guard Device(named: device) != nil else {
      throw ValidationError(
        "Unknown device '\(PrintableText.of(device))': \(Device.hint(forUnknown: device)).")
    }
    let given = (name as NSString).pathExtension
    guard given.isEmpty || given == kind.fileExtension else {
      throw ValidationError(
        "Invalid extension '.\(given)': a \(kind.rawValue) is a .\(kind.fileExtension) file.")
    }
    guard !base.isEmpty else {
      throw ValidationError("Specify the name of the document, as in Login or Sources/Login.")
    }
    if let ownClass, !NewDocument.isClassName(ownClass) {
      throw ValidationError(
        "'\(PrintableText.of(ownClass))' is not a valid class name; set one with --class.")
    }
    if let module, !NewDocument.isClassName(module) {
      throw ValidationError(
        "Invalid value '\(PrintableText.of(module))' for --module: not a valid module name.")
    }
    if module != nil, ownClass == nil {
      throw ValidationError("--module requires --class.")
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
