#if SourcePorting
  import CodeScreens
  import Testing

  // Expected values: hand, from the form `file:line:column: error: message` of swiftc.
  @Suite("Errors of the compiler")
  struct CompilerDiagnosticTests {
    private func read(_ output: String) -> [CompilerDiagnostic] {
      CompilerDiagnostic.read(output, folder: "/tmp/s")
    }

    @Test("An error has its place, message and notes")
    func errorWithNotes() throws {
      let errors = read(
        """
        /tmp/s/A/B.swift:3:5: error: cannot find 'x' in scope
            x.show()
            ^
        /tmp/s/A/B.swift:1:1: note: did you mean 'y'?
        """)
      let error = try #require(errors.first)
      #expect(errors.count == 1)
      #expect((error.file, error.line, error.column) == ("A/B.swift", 3, 5))
      #expect(error.message == "cannot find 'x' in scope")
      #expect(error.notes.map(\.line) == [1])
    }

    @Test("Errors in other folders, warnings and damaged lines are skipped")
    func otherLines() {
      #expect(
        read(
          """
          /usr/include/x.h:1:1: error: no
          /tmp/s/A.swift:1:1: warning: unused
          /tmp/s/A.swift:x:1: error: no line
          /tmp/s/A.swift:0:1: error: no such line
          <unknown>:0: error: no place
          print("/tmp/s/A.swift:1:1: error: in a source")
          """
        ).isEmpty)
    }

    @Test("An error that is printed twice is read once, with the notes of its first print")
    func duplicates() {
      let line = "/tmp/s/A.swift:1:2: error: e\n/tmp/s/A.swift:1:1: note: n\n"
      let errors = read(line + line)
      #expect(errors.count == 1)
      #expect(errors.first?.notes.count == 1)
    }
  }
#endif
