import ArgumentParser

@main
struct AutoLayoutCommand: ParsableCommand {
  static let configuration = CommandConfiguration(commandName: "autolayout")
}
