import ArgumentParser
import AutoLayout

/// `autolayout devices`.
struct DevicesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "devices",
    abstract: "Lists the devices that documents can be laid out on.",
    discussion: """
      Sizes and insets are in points. A device has one line for each way it can be held; an iPad \
      also has the widths that Split View gives a window.

        autolayout devices
        autolayout devices --format json
      """)

  /// How the list is written.
  enum Format: String, ExpressibleByArgument, CaseIterable {
    case text, json
  }

  @Option(name: .shortAndLong, help: "How the list is written: text or json.")
  var format = Format.text

  func run() {
    switch format {
    case .text: Output.standard.write(DeviceTable(Device.all).text)
    case .json: Output.standard.write(DeviceJSON.text(Device.all))
    }
  }
}
