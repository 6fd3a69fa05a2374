import ArgumentParser
import Foundation

#if SourcePorting
  import SourcePorting
#endif

/// The command `autolayout port`, which edits UIKit code so that it compiles without Objective-C.
struct PortCommand: ParsableCommand {
  /// The name and the help of the command.
  static let configuration = CommandConfiguration(
    commandName: "port",
    abstract: "Ports UIKit code to Swift without Objective-C, as on Linux.",
    discussion: """
      FOLDER contains the Swift files of one module. The edits are mechanical, such as removing \
      attributes of Objective-C and Interface Builder and replacing selectors; all other bytes \
      stay as they are. What cannot be ported is listed with what to do, and the exit code is then \
      1. Without --output or --write, nothing is written.

        autolayout port Sources/Badges --output Ported
        autolayout port Sources/Badges --write
        autolayout port Sources/Badges --check .build/debug/Modules

      See Documentation/Porting.md.
      """)

  /// The folder of the module.
  @Argument(help: "The folder with the Swift files of a module.")
  var folder: String

  /// The folder for the ported files.
  @Option(
    name: .shortAndLong, help: ArgumentHelp("Write all files to this folder.", valueName: "folder"))
  var output: String?

  /// Replaces the files with the ported ones.
  @Flag(help: "Replace changed files in place.")
  var write = false

  /// The folder with the modules for typechecking, or `nil` to skip typechecking.
  @Option(
    help: ArgumentHelp(
      "Typecheck with the modules in this folder, such as .build/debug/Modules.",
      valueName: "folder"))
  var check: String?

  /// Prints a JSON object instead of text.
  @Flag(help: "Print the report as JSON.")
  var json = false

  /// Rejects two destinations.
  func validate() throws {
    guard output == nil || !write else {
      throw ValidationError("--write cannot be used with --output.")
    }
  }

  /// Ports the module, writes it if requested, and prints the report. A tool that was built without
  /// the trait prints an error.
  func run() throws {
    #if SourcePorting
      try port()
    #else
      let failure = RunFailure(
        folder, "this tool was built without `port`", "build it with `--traits SourcePorting`",
        status: .fault)
      Output.standardError.write(failure.text)
      try failure.status.throwUnlessFine()
    #endif
  }
}

#if SourcePorting
  extension PortCommand {
    private func port() throws {
      do {
        if let output, PortedFolder.isInside(output, folder: folder) {
          throw RunFailure(
            output, "the output folder is inside the input folder", "specify another folder")
        }
        let sources = try PortSources.read(folder)
        let module = SourcePort.port(sources)
        if let output { try PortedFolder.write(module, to: output) }
        if write { try PortedFolder.replace(module, sources, in: folder) }
        let compiled = try check.map {
          try PortCheck.typecheck(module, folder: folder, modules: $0)
        }
        let report = PortReport(module: module, compiled: compiled)
        Output.standard.write(json ? report.json : report.text)
        try report.status.throwUnlessFine()
      } catch let failure as RunFailure {
        Output.standardError.write(failure.text)
        try failure.status.throwUnlessFine()
      } catch let failure as DocumentFailure {
        Output.standardError.write(failure.text(.standardError))
        try failure.status.throwUnlessFine()
      }
    }
  }
#endif
