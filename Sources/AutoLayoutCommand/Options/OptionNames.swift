/// The names of options in messages.
enum OptionNames {
  /// Returns the names of the specified options.
  ///
  /// The parameter has an explicit type, because the compiler needs seconds to infer the type of a
  /// long array of tuples.
  ///
  /// - Parameter options: The names of options, each with a Boolean value that indicates whether
  ///   the option was specified.
  /// - Returns: The names that have the value `true`, in order.
  static func given(_ options: KeyValuePairs<String, Bool>) -> [String] {
    options.filter { $0.value }.map { $0.key }
  }
}
