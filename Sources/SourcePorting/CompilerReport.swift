#if SourcePorting
  /// The errors of a compiler, grouped by the missing symbol.
  public struct CompilerReport: Sendable {
    /// A missing symbol, or the message of errors that do not name a symbol.
    public struct Group: Sendable {
      /// The name of a type or function, `Type.member`, `override name`, or a message.
      public let symbol: String
      /// The number of errors.
      public let errorCount: Int
      /// The files with the errors, in alphabetical order.
      public let files: [String]
      /// The location of the first error as file, line and column.
      public let place: String
    }

    /// The groups, those with the most errors first.
    public let groups: [Group]

    /// The total number of errors.
    public var errorCount: Int { groups.reduce(0) { $0 + $1.errorCount } }

    /// Reads the output of `swiftc -diagnostic-style llvm`.
    ///
    /// An error that is printed twice is counted once. Errors that follow from another one, such as
    /// those of a type that cannot be inferred, are omitted.
    ///
    /// - Parameters:
    ///   - output: The output of the compiler.
    ///   - folder: The folder to which paths in the report are relative.
    public init(_ output: String, folder: String) {
      let lines = output.split(separator: "\n", omittingEmptySubsequences: false)
      var found: [String: (count: Int, files: Set<String>, place: String)] = [:]
      var seen: Set<Substring> = []
      for (number, line) in lines.enumerated() {
        guard let error = CompilerError(line), seen.insert(line).inserted else { continue }
        let source = number + 1 < lines.count ? lines[number + 1] : ""
        guard let symbol = error.symbol(source: source) else { continue }
        let prefix = folder.hasSuffix("/") ? folder : folder + "/"
        let place =
          error.place.hasPrefix(prefix) ? error.place.dropFirst(prefix.count) : error.place
        let file = place.split(separator: ":").first ?? place
        found[symbol, default: (0, [], String(place))].count += 1
        found[symbol]?.files.insert(String(file))
      }
      groups = found.map { symbol, group in
        Group(
          symbol: symbol, errorCount: group.count, files: group.files.sorted(), place: group.place)
      }.sorted { ($1.errorCount, $0.symbol) < ($0.errorCount, $1.symbol) }
    }
  }
#endif
