#if SourcePorting
  /// One error of a compiler, with its notes.
  public struct CompilerDiagnostic: Hashable, Sendable {
    /// A note that belongs to an error.
    public struct Note: Hashable, Sendable {
      /// The path of the file, relative to the folder of the sources.
      public let file: String
      /// The line number, from 1.
      public let line: Int
      /// The column number in bytes, from 1.
      public let column: Int
      /// The message.
      public let message: String

      /// Creates a note.
      public init(file: String, line: Int, column: Int, message: String) {
        self.file = file
        self.line = line
        self.column = column
        self.message = message
      }
    }

    /// The path of the file, relative to the folder of the sources.
    public let file: String
    /// The line number, from 1.
    public let line: Int
    /// The column number in bytes, from 1.
    public let column: Int
    /// The message.
    public let message: String
    /// The notes below the error.
    public var notes: [Note] = []

    /// Creates an error.
    public init(file: String, line: Int, column: Int, message: String, notes: [Note] = []) {
      self.file = file
      self.line = line
      self.column = column
      self.message = message
      self.notes = notes
    }

    /// The maximum number of errors that are read. More follow from earlier ones.
    static let maxCount = 20_000

    /// Reads the output of `swiftc -diagnostic-style llvm`.
    ///
    /// Lines of other forms, such as the source below an error, are skipped, and so are errors in
    /// other folders. An error that is printed twice is read once.
    ///
    /// - Parameters:
    ///   - output: The output of the compiler.
    ///   - folder: The folder of the sources, without a slash at its end.
    /// - Returns: The errors in the order of the output.
    public static func read(_ output: String, folder: String) -> [CompilerDiagnostic] {
      let prefix = folder + "/"
      var errors: [CompilerDiagnostic] = []
      var seen: Set<Substring> = []
      var takesNotes = false
      for line in output.split(whereSeparator: \.isNewline) {
        guard line.hasPrefix(prefix) else { continue }
        let rest = line.dropFirst(prefix.count)
        if let error = Place(rest, mark: ": error: ") {
          takesNotes = seen.insert(line).inserted
          guard takesNotes, errors.count < maxCount else { continue }
          errors.append(
            CompilerDiagnostic(
              file: error.file, line: error.line, column: error.column, message: error.message))
        } else if takesNotes, !errors.isEmpty, let note = Place(rest, mark: ": note: ") {
          errors[errors.count - 1].notes.append(
            Note(file: note.file, line: note.line, column: note.column, message: note.message))
        } else if rest.contains(": warning: ") {
          takesNotes = false
        }
      }
      return errors
    }

    /// A line of the form `file:line:column: error: message`.
    private struct Place {
      let file: String
      let line: Int
      let column: Int
      let message: String

      /// Parses a line. Fails for lines of other forms.
      init?(_ text: Substring, mark: String) {
        guard let range = text.firstRange(of: mark) else { return nil }
        let parts = text[..<range.lowerBound].split(separator: ":")
        guard parts.count >= 3, let column = Int(parts[parts.count - 1]), column > 0,
          let line = Int(parts[parts.count - 2]), line > 0
        else { return nil }
        file = parts.dropLast(2).joined(separator: ":")
        self.line = line
        self.column = column
        message = String(text[range.upperBound...])
      }
    }
  }
#endif
