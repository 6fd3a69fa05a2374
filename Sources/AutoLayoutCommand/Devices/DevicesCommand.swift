import ArgumentParser
import AutoLayout

/// The command `autolayout devices`, which lists the devices of the catalog.
struct DevicesCommand: ParsableCommand {
  /// The name and the help of the command.
  static let configuration = CommandConfiguration(
    commandName: "devices",
    abstract: "Lists the devices that documents can be laid out on.",
    discussion: """
      Prints identifier, sizes, scale, safe areas and size classes of every iPhone and iPad, in \
      points, one line per orientation. iPads also have their widths in Split View.

        autolayout devices
        autolayout devices --format json

      See Documentation/CommandLine.md.
      """)

  /// The formats of the list.
  enum Format: String, ExpressibleByArgument, CaseIterable {
    case text, json
  }

  /// The format of the list.
  @Option(name: .shortAndLong, help: "The output format: text or json.")
  var format = Format.text

  /// Prints the list to standard output.
  func run() {
    switch format {
    case .text: Output.standard.write(DeviceTable(Device.all).text)
    case .json: Output.standard.write(DeviceJSON.text(Device.all))
    }
  }
}
