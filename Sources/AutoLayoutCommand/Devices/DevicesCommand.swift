import ArgumentParser
import AutoLayout

/// The command `autolayout devices`, which lists the devices of the catalog.
struct DevicesCommand: ParsableCommand {
  /// The name and the help of the command.
  static let configuration = CommandConfiguration(
    commandName: "devices",
    abstract: "Lists the devices that documents can be laid out on.",
    discussion: """
      Sizes and insets are in points. A device has one line for each way it can be held; an iPad \
      also has the widths that Split View gives a window.

        autolayout devices
        autolayout devices --format json
      """)

  /// The formats of the list.
  enum Format: String, ExpressibleByArgument, CaseIterable {
    case text, json
  }

  /// The format of the list.
  @Option(name: .shortAndLong, help: "How the list is written: text or json.")
  var format = Format.text

  /// Prints the list to standard output.
  func run() {
    switch format {
    case .text: Output.standard.write(DeviceTable(Device.all).text)
    case .json: Output.standard.write(DeviceJSON.text(Device.all))
    }
  }
}
