import ArgumentParser
import AutoLayout
import Foundation
import LayoutAnalysis

#if SourcePorting
  import CodeScreens
#endif

/// The command `autolayout code`, which shows the screens of UIKit code.
struct CodeCommand: ParsableCommand {
  /// The name and the help of the command.
  static let configuration = CommandConfiguration(
    commandName: "code",
    abstract: "Shows the screens of UIKit code: compiles, draws and checks them.",
    discussion: """
      PATH is a Swift package, the folder of an Xcode project, or a Swift file. Its sources are \
      compiled in a scratch folder; statements that do not compile are left out and listed. \
      Previews, view controllers, cells and views become screens, each in a process of its own. The \
      exit code is 1 if a screen does not come up or has findings.

        autolayout code App --output screens
        autolayout code App --screen Profile --frames
        autolayout code App --device "iPhone SE 3,iPad Air" --orientation all --format json

      The code runs with your rights; manifests, plugins, macros and scripts of the project do not \
      run, and nothing is written into its folder. See Documentation/Code.md.
      """)

  /// The folder or file with sources.
  @Argument(help: "A Swift package, the folder of an Xcode project, or a Swift file.")
  var path: String

  /// The devices and settings.
  @OptionGroup(title: "Canvas")
  var canvas: CodeCanvasOptions

  /// The parts of names of screens.
  @Option(
    help: ArgumentHelp(
      "Show only screens whose names contain one of these texts, separated by commas.",
      valueName: "names"))
  var screen: String?

  /// A Boolean value that indicates whether frames are printed.
  @Flag(help: "Print the frames of all views of each screen.")
  var frames = false

  /// The format of the report.
  @Option(name: .shortAndLong, help: "The format of the report: text or json.")
  var format = CodeFormat.text

  /// The folder for pictures.
  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "Write a picture of each screen and a gallery, index.html, to this folder.", valueName: "dir")
  )
  var output: String?

  /// The folder of the checkout.
  @Option(
    help: ArgumentHelp(
      "A checkout of this tool, whose UIKit is compiled on first use (default: AUTOLAYOUT_PACKAGE).",
      valueName: "folder"))
  var package: String?

  /// The number of processes.
  @Option(
    help: ArgumentHelp("The number of screens that run at the same time.", valueName: "number"))
  var jobs: Int?

  /// The time limit of a screen in seconds.
  @Option(
    help: ArgumentHelp(
      "The time limit for each screen in seconds (default: 20).", valueName: "seconds"))
  var timeout: Double?

  /// The maximum time limit in seconds.
  private static let maxTimeout = 3_600.0

  /// Rejects numbers out of range.
  func validate() throws {
    try BatchOptions.validate(jobs: jobs)
    if let timeout, !(timeout > 0 && timeout <= Self.maxTimeout) {
      throw ValidationError("--timeout takes a number of seconds above 0, up to 3600.")
    }
  }

  /// Shows the screens, and prints the report. A tool that was built without the trait prints an
  /// error.
  func run() throws {
    #if SourcePorting
      try showScreens()
    #else
      let failure = RunFailure(
        path, "this tool was built without `code`",
        "build it with `swift build -c release --product autolayout --traits SourcePorting`",
        status: .fault)
      Output.standardError.write(failure.text)
      try failure.status.throwUnlessFine()
    #endif
  }
}

/// The formats of the report of `autolayout code`.
enum CodeFormat: String, CaseIterable, ExpressibleByArgument {
  /// Readable text, or a JSON object.
  case text, json
}

#if SourcePorting
  extension CodeCommand {
    private func showScreens() throws {
      do {
        let run = try ScreenPipeline(try options(), progress: Self.report).run(path)
        var status = CodeReport.status(of: run)
        Output.standard.write(
          format == .json
            ? CodeReport.json(run, frames: frames) : CodeReport.text(run, frames: frames))
        if let output {
          var pictures = try CodePictures(
            folder: output, appearance: canvas.appearance ?? .light, printsPaths: format == .text)
          status = status.followed(by: pictures.write(run, title: path))
        }
        try status.throwUnlessFine()
      } catch let error as CodeScreensError {
        let status: ExitStatus =
          switch error.cause {
          case .cannotOpen: .cannotOpen
          case .badData: .badData
          case .toolFailed: .fault
          }
        let failure = RunFailure(error.subject, error.message, error.hint, status: status)
        Output.standardError.write(failure.text)
        try failure.status.throwUnlessFine()
      }
    }

    /// Prints the name of a step if a person is watching.
    private static func report(_ step: String) {
      guard isatty(2) != 0 || step.hasPrefix("building") else { return }
      Output.standardError.write("\(PrintableText.of(step)) …\n")
    }

    /// Returns the settings of the run.
    private func options() throws -> ScreenPipeline.Options {
      guard let cache = LintCache.userFolder(of: ProcessInfo.processInfo.environment) else {
        throw CodeScreensError(
          "code", "there is no folder for the cache", "set HOME or XDG_CACHE_HOME",
          cause: .cannotOpen)
      }
      let folder = cache.deletingLastPathComponent().appendingPathComponent("code").path
      var options = ScreenPipeline.Options(cache: folder, canvases: try canvases())
      options.package = package
      options.names = screen?.split(separator: ",").map(String.init) ?? []
      if let timeout { options.timeLimit = timeout }
      options.jobs = jobs ?? min(8, ProcessInfo.processInfo.activeProcessorCount)
      return options
    }

    /// Returns all combinations of devices and settings.
    private func canvases() throws -> [ScreenCanvas] {
      let devices = try CanvasOptions.devices(canvas.device ?? CodeCanvasOptions.defaultDevice)
      let sizes = try VariantOptions.contentSizes(canvas.contentSize)
      var result: [ScreenCanvas] = []
      for device in devices {
        for isLandscape in canvas.isLandscape {
          for isRightToLeft in try canvas.isRightToLeft() {
            for size in sizes.isEmpty ? [nil] : sizes.map(Optional.some) {
              var shown = ScreenCanvas(device: device)
              shown.isLandscape = isLandscape
              shown.isRightToLeft = isRightToLeft
              shown.isDark = canvas.appearance == .dark
              shown.contentSize = size?.rawValue
              shown.contentSizeName = size.flatMap { size in
                ContentSizeName.all.first { $0.category == size }?.name
              }
              result.append(shown)
            }
          }
        }
      }
      return result
    }
  }
#endif
