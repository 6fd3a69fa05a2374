#if SourcePorting
  import Foundation
  import LayoutModel

  /// Runs the program of a project once for each screen and canvas.
  struct ScreenRunner {
    /// The program.
    let executable: ScreenExecutable
    /// The folders with documents and asset catalogs.
    let folders: [String]
    /// The folder for requests, replies and logs.
    let scratch: String
    /// The time limit of a screen in seconds.
    let timeLimit: Double
    /// The memory limit of a screen in bytes.
    let memoryLimit: UInt

    /// The maximum size of a reply in bytes.
    private static let maxReplySize = 256 << 20
    /// The maximum number of bytes of a screen's output that are read.
    private static let outputLimit = 256 << 10

    /// Shows a screen on all canvases.
    ///
    /// The functions that create it are tried in order, each in a navigation controller, in a tab
    /// bar controller and alone, until the first canvas has a layout.
    func result(of screen: FoundScreen, on canvases: [ScreenCanvas]) -> ScreenResult {
      var result = ScreenResult(screen: screen, state: .leftOut)
      result.leftOut = leftOut(of: screen)
      let functions = screen.functions.filter { executable.missing[$0.name] == nil }
      guard !functions.isEmpty, let first = canvases.first else {
        result.reason = screen.functions.first.flatMap { executable.missing[$0.name] }
        return result
      }
      for function in functions {
        for container in containers(of: screen) {
          guard let layout = try? show(function.name, screen, container, first, &result) else {
            continue
          }
          result.container = container
          result.layouts = [layout]
          for canvas in canvases.dropFirst() {
            if let next = try? show(function.name, screen, container, canvas, &result) {
              result.layouts.append(next)
            }
          }
          return judged(result)
        }
      }
      return result
    }

    /// Returns the controllers to try around a screen.
    private func containers(of screen: FoundScreen) -> [ScreenRequest.Container] {
      switch screen.origin {
      case .controller: [.navigation, .tabs, .bare]
      case .preview: [.bare, .navigation, .tabs]
      case .start, .cell, .view: [.bare]
      }
    }

    /// Sets the state of a screen with layouts.
    private func judged(_ result: ScreenResult) -> ScreenResult {
      var result = result
      let isShown = result.layouts.contains { ScreenContent.showsSomething($0.snapshot) }
      result.state = isShown ? .up : .empty
      result.place = nil
      result.reason = nil
      if !isShown {
        result.reason =
          result.leftOut.isEmpty
          ? "the screen has no text, image or control without its data"
          : "parts of the screen were left out"
      }
      return result
    }

    /// Shows a screen once. If it stops, the reason is recorded.
    private func show(
      _ function: String, _ screen: FoundScreen, _ container: ScreenRequest.Container,
      _ canvas: ScreenCanvas, _ result: inout ScreenResult
    ) throws -> ScreenLayout {
      let stem = "\(scratch)/\(UUID().uuidString)"
      defer {
        for end in [".json", ".reply", ".log"] {
          try? FileManager.default.removeItem(atPath: stem + end)
        }
      }
      var request = ScreenRequest(
        key: function, container: container, device: canvas.device, output: stem + ".reply")
      request.isLandscape = canvas.isLandscape
      request.isDark = canvas.isDark
      request.isRightToLeft = canvas.isRightToLeft
      request.contentSize = canvas.contentSize
      request.cellHeight = screen.cellHeight
      request.folders = folders
      request.memoryLimit = memoryLimit
      try JSONEncoder().encode(request).write(to: URL(fileURLWithPath: stem + ".json"))
      var process = ChildProcess(
        program: executable.path, arguments: [stem + ".json"],
        environment: environment, folder: scratch, timeLimit: timeLimit)
      process.outputLimit = Self.outputLimit
      let outcome = try process.run(log: stem + ".log")
      guard outcome.isSuccess else {
        record(outcome, in: &result)
        throw CodeScreensError(
          screen.name, "the screen stopped", "see the reason", cause: .toolFailed)
      }
      let handle = FileHandle(forReadingAtPath: stem + ".reply")
      let data = try handle?.read(upToCount: Self.maxReplySize) ?? Data()
      let reply = try JSONDecoder().decode(ScreenReply.self, from: data)
      return ScreenLayout(
        canvas: canvas, snapshot: reply.snapshot,
        findings: ScreenFindings(reply.snapshot, isAlone: reply.kind == .cell).all)
    }

    /// The environment of programs, which print where they stop.
    private var environment: [String: String] {
      var result = ChildProcess.environment(home: scratch, temporary: scratch + "/tmp")
      result["SWIFT_BACKTRACE"] =
        "enable=yes,interactive=no,color=no,threads=crashed,images=none,registers=none"
      return result
    }

    /// Records why a program ended. The first reason of a screen is kept, since later tries have
    /// less.
    private func record(_ outcome: ChildProcess.Outcome, in result: inout ScreenResult) {
      guard result.state != .stopped else { return }
      result.state = .stopped
      if outcome.isTimeout {
        result.reason = "the screen took more than \(Int(timeLimit)) seconds"
        return
      }
      let stop = StopMessage(outcome.output, names: executable.places.paths)
      result.reason =
        stop.reason
        ?? (outcome.isSignal ? "signal \(outcome.status)" : "exit code \(outcome.status)")
      if let name = stop.name, let line = stop.line {
        result.place = (
          executable.places.paths[name] ?? name, executable.places.originalLine(line, in: name)
        )
      }
    }

    /// Returns the parts that were left out of the lines of a screen.
    private func leftOut(of screen: FoundScreen) -> [LeftOut] {
      executable.leftOut.filter { $0.file == screen.file && screen.lines.contains($0.line) }
    }
  }
#endif
