import Testing

@testable import MacroExpansion

/// Oracle: hand; the names are the ones in the source.
@Suite struct VariableNamesTests {
  /// The expansion for a call at a line, whose parenthesis is behind a number of bytes.
  private func expansion(_ source: String, line: Int, column: Int) -> String {
    VariableNames.expansion(in: source, at: CallPlace(file: "", line: line, column: column))
  }

  // Two calls at one line are told apart by their columns, which count bytes.
  @Test func `The arguments of the call at the location are found`() {
    let source = """
      let ä = "ä"; f(NSDictionaryOfVariableBindings(ä), NSDictionaryOfVariableBindings (b,
        c.d[1, 2], "e\\"" ))
      """
    #expect(expansion(source, line: 1, column: 47) == #"[0: ["ä"]]"#)
    #expect(expansion(source, line: 1, column: 84) == #"[0: ["b", "c.d[1,2]", "\"e\\\"\""]]"#)
  }

  // A call in the expansion of a macro has a place in the text of the expansion, and not in the file.
  @Test func `Without a call at the location, lines with a single call are returned`() {
    let source = """
      #expect(NSDictionaryOfVariableBindings(a).isEmpty)
      // NSDictionaryOfVariableBindings(comment)
      NSDictionaryOfVariableBindings(b, c); "NSDictionaryOfVariableBindings(text)"
      NSDictionaryOfVariableBindings(d); NSDictionaryOfVariableBindings(e)
      ourNSDictionaryOfVariableBindings(f)
      """
    #expect(expansion(source, line: 1, column: 200) == #"[1: ["a"], 3: ["b", "c"]]"#)
    #expect(expansion(source, line: 90, column: 0) == #"[1: ["a"], 3: ["b", "c"]]"#)
    #expect(expansion(source, line: 5, column: 33) == #"[1: ["a"], 3: ["b", "c"]]"#)
    #expect(expansion("", line: 1, column: 0) == "[:]")
  }

  @Test func `A file that cannot be read gives an empty dictionary`() {
    for file in ["/absent.swift", "/", ""] {
      #expect(VariableNames.expansion(at: CallPlace(file: file, line: 1, column: 0)) == "[:]")
    }
  }

  // The compiler of Swift 6 states the beginning of the file, and as many blanks as there are bytes before the
  // call in lines and in the last line.
  @Test(
    arguments: [
      (1, 1, "\n\n\n    #variableNames()", 4, 4), (1, 1, "   #variableNames()", 1, 3),
      (7, 12, "#variableNames()", 7, 11), (7, 12, "", 7, 11), (7, 12, "\n ", 8, 1),
    ] as [(Int, Int, String, Int, Int)])
  func `Blanks before the macro are skipped`(
    _ line: Int, _ column: Int, _ text: String, _ callLine: Int, _ callColumn: Int
  ) {
    #expect(
      CallPlace(file: "a", line: line, column: column, text: text)
        == CallPlace(file: "a", line: callLine, column: callColumn))
  }

  @Test(
    arguments: [
      ("f(a, b)", ["a", "b"]), ("f( self.a , g(1, 2), c[3, 4] )", ["self.a", "g(1,2)", "c[3,4]"]),
      ("f(a ? b : c, (d: e), \"f:g\", line: 1, file: x)", ["a?b:c", "(d:e)", "\"f:g\""]),
      ("f(\n  a,\n  b!,\n)", ["a", "b"]), ("f(a, b", nil), ("g(a)", nil), ("f", nil), ("", nil),
    ] as [(String, [String]?)])
  func `The source of arguments is split`(_ source: String, _ expected: [String]?) {
    let calls = SourceArguments(of: "f", in: source)
    #expect(calls.texts(atLine: 1, column: 1) == expected)
    #expect(calls.texts(atLine: 1, column: 0) == nil)
    #expect(calls.texts(atLine: 100, column: 1) == nil)
    #expect(calls.texts(atLine: 0, column: -1) == nil)
  }

  // The keys of two calls at one line cannot be told apart by the line.
  @Test func `Calls in comments and literals are ignored`() {
    let source = ##"""
      func f(_ x: Int) {}  // The declaration is at another line.
      g(f(a), f(b))
      pref(a); f2(b); /* f(c) */ f(d) // f(e)
      let t = "f(x)"; f /* g( */ (a, "1, (2", /* , */ b)
      /* f(a)
      f(b) */ let s = #"\"# + "\\" + f(c)
      f(a); let x = """
      f(b)
      """
      """##
    #expect(
      SourceArguments(of: "f", in: source).textsByLine == [
        1: [], 3: ["d"], 4: ["a", "\"1, (2\"", "b"], 6: ["c"], 7: ["a"],
      ])
  }
}
