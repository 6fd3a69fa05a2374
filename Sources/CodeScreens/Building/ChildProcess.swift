#if SourcePorting
  import Foundation

  /// A program that is run with limits on time and output.
  struct ChildProcess {
    /// The result of a run.
    struct Outcome {
      /// The exit code, or the number of the signal that ended the program.
      let status: Int32
      /// A Boolean value that indicates whether a signal ended the program.
      let isSignal: Bool
      /// A Boolean value that indicates whether the program exceeded its time.
      let isTimeout: Bool
      /// The start of what the program printed on both streams.
      let output: String

      /// A Boolean value that indicates whether the program ended with 0.
      var isSuccess: Bool { status == 0 && !isSignal && !isTimeout }
    }

    /// The absolute path of the program.
    let program: String
    /// The arguments.
    let arguments: [String]
    /// The variables of the environment.
    let environment: [String: String]
    /// The current folder.
    let folder: String
    /// The time limit in seconds.
    let timeLimit: Double
    /// The maximum number of bytes of output that are read.
    var outputLimit = 32 << 20

    /// The interval in seconds at which a running program is looked at.
    private static let interval = 0.01

    /// Runs the program to its end, or to the time limit.
    ///
    /// - Parameter log: The path of a file for the output, which is replaced.
    /// - Returns: The outcome.
    /// - Throws: ``CodeScreensError`` if the program cannot be started.
    func run(log: String) throws -> Outcome {
      _ = FileManager.default.createFile(atPath: log, contents: nil)
      let process = Process()
      process.executableURL = URL(fileURLWithPath: program)
      process.arguments = arguments
      process.environment = environment
      process.currentDirectoryURL = URL(fileURLWithPath: folder)
      let output = FileHandle(forWritingAtPath: log)
      process.standardInput = FileHandle.nullDevice
      process.standardOutput = output
      process.standardError = output
      do { try process.run() } catch {
        throw CodeScreensError(
          program, "the program cannot be started", "check the permissions", cause: .toolFailed)
      }
      let isTimeout = !wait(for: process)
      try? output?.close()
      let data = try? FileHandle(forReadingAtPath: log)?.read(upToCount: outputLimit)
      return Outcome(
        status: process.terminationStatus, isSignal: process.terminationReason == .uncaughtSignal,
        isTimeout: isTimeout, output: String(decoding: data ?? Data(), as: UTF8.self))
    }

    /// Waits for the end of a process. Returns `false` if the time limit ended it.
    private func wait(for process: Process) -> Bool {
      let end = Date(timeIntervalSinceNow: timeLimit)
      while process.isRunning {
        if Date() > end {
          kill(process.processIdentifier, SIGKILL)
          process.waitUntilExit()
          return false
        }
        Thread.sleep(forTimeInterval: Self.interval)
      }
      return true
    }

    /// Returns an environment for programs: paths and languages, without other variables of the
    /// user, which can hold secrets.
    static func environment(home: String, temporary: String) -> [String: String] {
      let outer = ProcessInfo.processInfo.environment
      var result = ["HOME": home, "TMPDIR": temporary, "LANG": "en_US.UTF-8"]
      for name in ["PATH", "LD_LIBRARY_PATH", "TZ"] { result[name] = outer[name] }
      return result
    }
  }
#endif
