#if SourcePorting
  /// The reason and the place in the output of a program that stopped.
  ///
  ///     App/Profile.swift:12: Fatal error: Unexpectedly found nil
  ///     2 ProfileViewController.viewDidLoad() at /tmp/sources/Profile.swift:12:9
  struct StopMessage {
    /// The message, or `nil` if there is none.
    private(set) var reason: String?
    /// The name of the file, or `nil` if it is unknown.
    private(set) var name: String?
    /// The line in the compiled file.
    private(set) var line: Int?

    /// The maximum length of the message.
    private static let maxLength = 200
    /// Texts before the message of an error.
    private static let marks = ["Fatal error: ", "*** Terminating app due to uncaught exception "]

    /// Reads an output.
    ///
    /// - Parameters:
    ///   - output: The output of the program.
    ///   - names: The names of the files of the program, as keys.
    init(_ output: String, names: [String: String]) {
      for text in output.split(whereSeparator: \.isNewline) {
        for mark in Self.marks where reason == nil {
          guard let range = text.firstRange(of: mark) else { continue }
          reason = String(text[range.upperBound...].prefix(Self.maxLength))
          read(text[..<range.lowerBound], names)
        }
        // The first frame of a backtrace in a file of the program.
        if reason != nil || text.contains(" at /"), let range = text.firstRange(of: " at /") {
          read(text[range.upperBound...], names)
        }
        if line != nil, reason != nil { break }
      }
      if reason == nil {
        reason = output.split(whereSeparator: \.isNewline).last { $0.hasPrefix("error: ") }
          .map { String($0.dropFirst(7).prefix(Self.maxLength)) }
      }
    }

    /// Reads a place `folder/Name.swift:12:`, unless one is known or it is not in the program.
    private mutating func read(_ text: Substring, _ names: [String: String]) {
      guard line == nil else { return }
      let parts = text.split(separator: ":")
      guard parts.count >= 2, let number = Int(parts[1].prefix { $0.isNumber }) else { return }
      let last = String(parts[0].split(separator: "/").last ?? "")
      guard names[last] != nil, last != ProgramSource.mainPath else { return }
      (name, line) = (last, number)
    }
  }
#endif
