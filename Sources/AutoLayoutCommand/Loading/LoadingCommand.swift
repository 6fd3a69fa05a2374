import ArgumentParser
import AutoLayout

/// The hidden command `autolayout check-loading`, which compares documents as a running program
/// loads them with `autolayout frames --device`.
///
/// `Scripts/check-loading.py` runs it over a folder of documents and counts the reasons.
struct LoadingCommand: ParsableCommand {
  /// The name and the help of the command, which the help of the tool does not list.
  static let configuration = CommandConfiguration(
    commandName: "check-loading",
    abstract: "Compares documents that a program loads with `frames --device`.",
    discussion: """
      Every scene is loaded with UIStoryboard or UINib, shown in a window of each device, and rotated \
      once. One line of JSON per document has the number of frames and those that differ.
      """, shouldDisplay: false)

  /// The devices of the windows.
  @Option(help: "The devices of the windows, by their identifiers in Interface Builder.")
  var devices = "retina6_12,ipad10_9rounded"

  /// The documents, and the number of processes.
  @OptionGroup
  var batch: BatchOptions

  /// Rejects unknown devices.
  func validate() throws {
    for name in devices.split(separator: ",") where Device(identifier: String(name)) == nil {
      throw ValidationError("Unknown device '\(name)': `autolayout devices` lists all devices.")
    }
  }

  /// Prints the line of each document.
  func run() throws {
    let task = LoadingTask(
      devices: devices.split(separator: ",").map(String.init),
      errorsHaveColor: Terminal.standardError.hasColor)
    try MainActor.assumeIsolated { batch.printing(task) }.throwUnlessFine()
  }
}
