#if SourcePorting
  import SourcePorting

  /// The result of a port, and the remaining work.
  struct PortReport {
    /// The ported module.
    let module: PortedModule
    /// The errors of the compiler, or `nil` if nothing was typechecked.
    let compiled: CompilerReport?

    /// The status, which is 1 if work remains.
    var status: ExitStatus {
      module.notes.isEmpty && compiled?.errorCount ?? 0 == 0 ? .fine : .findings
    }

    /// The report as text: notes, missing symbols and a summary.
    var text: String {
      var lines = module.notes.flatMap { note in
        [
          "\(note.file):\(note.line):\(note.column): warning: \(note.message)",
          "  note: \(note.hint)",
        ]
      }
      for group in compiled?.groups ?? [] {
        let files = Self.count(group.files.count, "file")
        lines.append(
          "missing: \(group.symbol) (\(Self.count(group.errorCount, "error")) in \(files), first \(group.place))"
        )
      }
      lines += covered.map { use in
        "\(use.entry.state): \(use.entry.symbol) (\(use.file):\(use.line)): \(use.entry.remark)"
      }
      let changed = module.files.filter { $0.editCount > 0 }
      let edits = Self.count(changed.reduce(0) { $0 + $1.editCount }, "edit")
      lines.append(
        "\(edits) in \(changed.count) of \(Self.count(module.files.count, "file")); "
          + "\(Self.count(module.notes.count, "place")) to port by hand")
      if let compiled {
        lines.append(
          compiled.errorCount == 0
            ? "The module typechecks."
            : "\(Self.count(compiled.errorCount, "error")), \(Self.count(compiled.groups.count, "missing symbol"))"
        )
      }
      if !covered.isEmpty || compiled?.errorCount ?? 0 > 0 {
        lines.append("\(UIKitCoverage.page) lists what is full, partial, inert and absent.")
      }
      return PrintableText.lines(lines.joined(separator: "\n") + "\n")
    }

    /// The report as a JSON object on one line.
    var json: String {
      let files = module.files.map { file in
        JSONText.object([("file", JSONText.string(file.path)), ("edits", "\(file.editCount)")])
      }
      let notes = module.notes.map { note in
        JSONText.object([
          ("file", JSONText.string(note.file)), ("line", "\(note.line)"),
          ("column", "\(note.column)"),
          ("message", JSONText.string(note.message)), ("hint", JSONText.string(note.hint)),
        ])
      }
      let missing = compiled?.groups.map { group in
        JSONText.object([
          ("symbol", JSONText.string(group.symbol)), ("errors", "\(group.errorCount)"),
          ("files", JSONText.array(group.files.map(JSONText.string))),
          ("first", JSONText.string(group.place)),
        ])
      }
      return JSONText.object([
        ("files", JSONText.array(files)), ("notes", JSONText.array(notes)),
        ("missing", missing.map(JSONText.array)),
        ("coverage", compiled == nil ? nil : JSONText.array(covered.map(Self.json))),
      ]) + "\n"
    }

    /// The partial and inert members that the module uses, each with its first location. The array
    /// is empty if nothing was typechecked.
    private var covered: [(entry: UIKitCoverage.Entry, file: String, line: Int)] {
      guard compiled != nil else { return [] }
      var seen: Set<String> = []
      return module.files.flatMap { file in
        UIKitCoverage.uses(in: file.text).filter { seen.insert($0.entry.symbol).inserted }
          .map { (entry: $0.entry, file: file.path, line: $0.line) }
      }
    }

    /// Returns a use as an object with symbol, state, remark and location.
    private static func json(
      _ use: (entry: UIKitCoverage.Entry, file: String, line: Int)
    ) -> String {
      JSONText.object([
        ("symbol", JSONText.string(use.entry.symbol)), ("state", JSONText.string(use.entry.state)),
        ("remark", JSONText.string(use.entry.remark)), ("file", JSONText.string(use.file)),
        ("line", "\(use.line)"),
      ])
    }

    /// Returns a number with its noun, such as `2 files`.
    private static func count(_ number: Int, _ noun: String) -> String {
      "\(number) \(noun)\(number == 1 ? "" : "s")"
    }
  }
#endif
