/// The names of options in messages.
enum OptionNames {
  /// Returns the names of the options that were given.
  ///
  /// A list of pairs with a type: the compiler takes seconds for long arrays of tuples whose type it
  /// has to infer.
  ///
  /// - Parameter options: The names of options, each with a Boolean value that indicates whether the
  ///   option was given.
  /// - Returns: The names that have the value `true`, in order.
  static func given(_ options: KeyValuePairs<String, Bool>) -> [String] {
    options.filter { $0.value }.map { $0.key }
  }
}
