/// The argument that stands for standard input, as for other programs.
enum StandardStream {
  /// The argument.
  static let argument = "-"

  /// The path that an argument means: that of the open descriptor for `-`, else the argument.
  static func path(of argument: String) -> String {
    argument == self.argument ? "/dev/stdin" : argument
  }
}
