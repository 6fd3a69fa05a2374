import Foundation
import Testing

@testable import AutoLayout

/// Oracle of texts and carets: exceptions quoted in public reports and Apple's appendix.
@MainActor
@Suite(.serialized) struct VisualFormatErrorTests {
  private func reason(
    _ format: String, _ names: [String], options: NSLayoutConstraint.FormatOptions = [],
    metrics: [String: Any]? = nil, isPlaced: Bool = true, others: [String: Any] = [:]
  ) -> String? {
    let root = UIView()
    var views = others
    for name in names {
      let view = UIView()
      if isPlaced { root.addSubview(view) }
      views[name] = view
    }
    let raised = exceptions {
      #expect(
        NSLayoutConstraint.constraints(
          withVisualFormat: format, options: options, metrics: metrics, views: views
        ).isEmpty)
    }
    #expect(raised.map(\.name) == ["NSInvalidArgumentException"])
    return raised.first?.reason
  }

  private func text(_ message: String, _ format: String, _ column: Int) -> String {
    "Unable to parse constraint format: \n\(message) \n\(format) \n"
      + String(repeating: " ", count: column) + "^"
  }

  @Test(arguments: [("H:|-(>=50)-[view(100)]", 22), ("|[view]|", 7), ("[view]|", 6)])
  func `A bar without a superview is reported`(format: String, column: Int) {
    #expect(
      reason(format, ["view"], isPlaced: false)
        == text(
          "Unable to interpret '|' character, because the related view doesn't have a superview",
          format, column))
  }

  @Test func `An unknown view is reported by name`() {
    #expect(
      reason("|[whiteBox2][blackBox]", ["whiteBox2"])
        == text("blackBox is not a key in the views dictionary.", "|[whiteBox2][blackBox]", 21))
  }

  @Test(arguments: [
    ("H:|-165.000000-|", 15), ("|", 1), ("", 0), ("[a]-", 4), ("[]", 1), ("-[a]", 0), ("V:", 2),
  ])
  func `A missing view is reported`(format: String, column: Int) {
    #expect(reason(format, ["a"]) == text("Expected a view", format, column))
  }

  @Test(arguments: [
    ("H:|[a]- (padding)-[b]|", 7), ("[a]-((8))-[b]", 5), ("[a(>=)]", 5), ("[a]--8-[b]", 4),
    ("[a(8@)]", 5), ("[a(9,)]", 5), ("[a]-+8-[b]", 4),
  ])
  func `A missing number or metric is reported`(format: String, column: Int) {
    #expect(
      reason(format, ["a", "b"], metrics: ["padding": 8])
        == text(
          "Expected a number or key from the metrics dictionary, but encountered something else",
          format, column))
  }

  @Test(arguments: [("[a]-gap-[b]", 7), ("[a(gap)]", 6), ("[a(8@gap)]", 8), ("[a]-(b)-[b]", 6)])
  func `An unknown metric is reported by name`(format: String, column: Int) throws {
    let name = format.contains("gap") ? "gap" : "b"
    #expect(
      reason(format, ["a", "b"])
        == text(
          "Encountered metric with name \"\(name)\", but value was not specified in metrics or "
            + "views dictionaries", format, column))
  }

  @Test func `An orientation without a colon is reported`() {
    #expect(
      reason("V|[backgroundBox]|", ["backgroundBox"])
        == text("Expected ':' after 'V' to specify vertical arrangement", "V|[backgroundBox]|", 1))
    #expect(
      reason("H[a]", ["a"])
        == text("Expected ':' after 'H' to specify horizontal arrangement", "H[a]", 1))
  }

  @Test func `An alignment option along the layout axis is reported`() {
    #expect(
      reason("V:[a][b]", ["a", "b"], options: .alignAllTop)
        == text(
          "Options mask required views to be aligned on a vertical edge, which is not allowed for "
            + "layout that is also vertical.", "V:[a][b]", 8))
    #expect(
      reason("[a][b]|", ["a", "b"], options: .alignAllCenterX)
        == text(
          "Options mask required views to be aligned on a horizontal edge, which is not allowed "
            + "for layout that is also horizontal.", "[a][b]|", 6))
  }

  @Test(arguments: [("|[whiteBox1][blackBox4(blackWidth][redBox]|", 33), ("[blackBox4(8)", 13)])
  func `An unclosed predicate or view is reported`(format: String, column: Int) {
    #expect(
      reason(format, ["whiteBox1", "blackBox4", "redBox"], metrics: ["blackWidth": 8])
        == text(
          "A predicate on a view's thickness must end with ')' and the view must end with ']'",
          format, column))
  }

  @Test(arguments: [
    ("V:|[blackBox4(>30)]|", 15), ("[blackBox4(=30)]", 12), ("[blackBox4(<a)]", 12),
  ])
  func `An unknown relation is reported`(format: String, column: Int) {
    #expect(
      reason(format, ["blackBox4"])
        == text("Unknown relation. Must be ==, >=, or <=", format, column))
  }

  @Test func `An unknown view is reported before an error in its predicate`() {
    #expect(
      reason("[nobody(>3)]", ["a"])
        == text("nobody is not a key in the views dictionary.", "[nobody(>3)]", 7))
  }

  @Test func `An object that is not a layout item is reported as an unrecognized selector`() {
    #expect(
      reason("[a]", [], others: ["a": "text"])
        == "-[_SwiftValue nsli_superitem]: unrecognized selector sent to instance")
  }

  @Test(arguments: [("[a(8@0)]", 6), ("[a(8@1001)]", 9), ("[a(8@big)]", 8)])
  func `A priority of 0 or above 1000 is reported`(format: String, column: Int) throws {
    let format = try VisualFormat(parsing: format)
    #expect {
      _ = try format.constraints(metrics: ["big": 1e9], views: ["a": UIView()])
    } throws: { error in
      guard let error = error as? VisualFormatError, case .illegalPriority = error.problem else {
        return false
      }
      return error.offset == column
    }
  }

  @Test(arguments: [
    ("[a]-8[b]", 5, "'-'"), ("[a]-(8[b]", 6, "')'"), ("[a]x", 3, "'-', '[', '|' or the end"),
    ("|[a]|[b]", 5, "the end"), ("[a]-8,9-[b]", 5, "'-'"), ("[a]-0x8-[b]", 5, "'-'"),
  ])
  func `Syntax errors report the offset and the expected token`(
    format: String, offset: Int, expected: String
  ) throws {
    let error = try #require(throws: VisualFormatError.self) { try VisualFormat(parsing: format) }
    #expect(error.offset == offset)
    #expect(error.expected == expected)
  }

  @Test func `Misspelled view names and stray blanks get a suggestion`() throws {
    let format = try VisualFormat(parsing: "[nameFeild]-gpa-[b]")
    let error = try #require(throws: VisualFormatError.self) {
      try format.constraints(views: ["nameField": UIView(), "b": UIView(), "button": UIView()])
    }
    #expect(error.suggestion == "Did you mean 'nameField'?")
    #expect(
      error.description == """
        [nameFeild]-gpa-[b]
                  ^
        nameFeild is not a key in the views dictionary.
        Expected a key of the views dictionary. Did you mean 'nameField'?
        """)
    let blank = try #require(throws: VisualFormatError.self) {
      try VisualFormat(parsing: "[a]- (8)-[b]")
    }
    #expect(blank.suggestion == "Remove the space.")
  }

  @Test func `Infinite numbers are refused`() throws {
    let format = try VisualFormat(parsing: "[a(1e999)]")
    let error = try #require(throws: VisualFormatError.self) {
      try format.constraints(views: ["a": UIView()])
    }
    #expect(error.problem == .notFinite(.infinity))
  }
}
