/// The argument that represents standard input, as in other programs.
enum StandardStream {
  /// The argument.
  static let argument = "-"

  /// Returns the path that an argument specifies: that of the open descriptor for `-`, or else the
  /// argument itself.
  static func path(of argument: String) -> String {
    argument == self.argument ? "/dev/stdin" : argument
  }
}
