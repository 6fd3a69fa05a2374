import Foundation
import Testing

/// Widths of texts follow from the documents' constraints, as noted; other expectations are what the
/// tool says by other commands.
@Suite("autolayout budget")
struct BudgetCommandTests {
  private let login = Tool.example("Login.storyboard")
  private let small = ["--device", "retina4_0", "--orientation", "portrait"]

  /// A project with a copy of the example and a German table of its buttons.
  private func project(german: String) throws -> ScratchFolder {
    let scratch = try ScratchFolder()
    try scratch.write(
      try String(contentsOfFile: login, encoding: .utf8), to: "Base.lproj/Login.storyboard")
    try scratch.write(german, to: "de.lproj/Login.strings")
    return scratch
  }

  @Test("The table is sorted by tightness and names the limit of each text")
  func table() throws {
    let run = try Tool.run(["budget", login] + small)
    #expect(run.status == 0)
    let lines = run.output.split(separator: "\n")
    #expect(lines[1].hasPrefix("  now  most  growth  points  lines  text"))
    // Two buttons share 288 points.
    #expect(lines[2].contains("Forgot Password?"))
    #expect(lines[2].hasSuffix("clipped on retina4_0 portrait"))
  }

  @Test("JSON has every text with its key, in an order that does not depend on --jobs")
  func json() throws {
    let folder = URL(fileURLWithPath: login).deletingLastPathComponent().path
    let runs = try ["1", "3"].map {
      try Tool.run(["budget", folder, "--format", "json", "--jobs", $0] + small)
    }
    #expect(runs[0].output == runs[1].output)
    let objects = try runs[0].objects()
    #expect(objects.count == 3)
    let texts = try #require(objects[0]["texts"] as? [[String: Any]])
    #expect(texts.contains { $0["key"] as? String == "LgN-bt-002.normalTitle" })
  }

  // The oracle is lint, which lays out the same translation.
  @Test("A translation that does not fit is reported with its location, with exit code 1")
  func check() throws {
    let scratch = try project(
      german: """
        /* title */
        "LgN-bt-002.normalTitle" = "Konto";
          "LgN-bt-003.normalTitle" = "Haben Sie Ihr Passwort vergessen?";

        """)
    let arguments = ["--check", "de.lproj"] + small
    let run = try Tool.run(["budget", "Base.lproj"] + arguments, in: scratch.path)
    #expect(run.status == 1)
    #expect(
      run.output.hasPrefix(
        "de.lproj/Login.strings:3:3: error: “Haben Sie Ihr Passwort vergessen?” is too long: "))
    #expect(run.output.contains("[text-over-budget] — UIButton “Forgot Password?” (LgN-bt-003)"))
    #expect(run.output.contains("note: shorten it to, for example, “Haben Sie"))
    #expect(run.errors == "1 translation does not fit\n")
    let github = try Tool.run(
      ["budget", "Base.lproj", "--format", "github"] + arguments, in: scratch.path)
    #expect(github.output.hasPrefix("::error file=de.lproj/Login.strings,line=3,col=3,"))
    let lint = try Tool.run(
      "lint", "Base.lproj", "--only", "clipped-text", "--device", "retina4_0", "--locale", "de",
      in: scratch.path)
    #expect(lint.output.contains("LgN-bt-003"))
    #expect(!lint.output.contains("LgN-bt-002"))
  }

  @Test("Translations that fit cause no findings")
  func fits() throws {
    let scratch = try project(german: #""LgN-bt-003.normalTitle" = "Vergessen?";"#)
    let run = try Tool.run(
      ["budget", "Base.lproj", "--check", "de.lproj"] + small, in: scratch.path)
    #expect(run.status == 0)
    #expect(run.output.isEmpty)
  }

  @Test("A malformed strings file is refused with its location, one without a document by name")
  func broken() throws {
    let scratch = try project(german: "\"a\" = \"b\";\n\"c\" = \"open")
    let run = try Tool.run("budget", "Base.lproj", "--check", "de.lproj", in: scratch.path)
    #expect(run.status == 65)
    #expect(run.errors.hasPrefix("de.lproj/Login.strings:2:7: error: unterminated string"))
    try scratch.write("", to: "fr.lproj/Other.strings")
    let other = try Tool.run("budget", "Base.lproj", "--check", "fr.lproj", in: scratch.path)
    #expect(other.status == 65)
    #expect(other.errors.contains("no table matches a specified document"))
  }

  @Test("Notes are written to new and existing files, and a second run changes nothing")
  func notes() throws {
    let scratch = try project(german: "")
    let old = """
      {
        "sourceLanguage" : "en",
        "strings" : {
          "LgN-bt-003.normalTitle" : {
            "comment" : "For people without a memory",
            "localizations" : {

            }
          }
        },
        "version" : "1.0"
      }
      """
    let catalog = try scratch.write(old, to: "Login.xcstrings")
    let arguments =
      ["budget", "Base.lproj", "--write-xcstrings", catalog, "--write-xliff", "new.xliff"] + small
    let run = try Tool.run(arguments, in: scratch.path)
    #expect(run.status == 0)
    #expect(run.errors.contains("Login.xcstrings: note: "))
    #expect(run.errors.contains(" missing from the file; export it again with Xcode\n"))
    let new = try String(contentsOfFile: catalog, encoding: .utf8)
    let comment = try #require(
      new.split(separator: "\n").first { $0.contains("For people without a memory") })
    #expect(comment.contains(#"memory\nBudget: at most "#))
    #expect(
      new.replacingOccurrences(
        of: comment, with: #"      "comment" : "For people without a memory","#) == old)
    let xliff = try String(contentsOfFile: scratch.path + "/new.xliff", encoding: .utf8)
    #expect(xliff.contains(#"<file original="Base.lproj/Login.storyboard""#))
    #expect(xliff.contains(#"<note from="autolayout">Budget: at most "#))
    _ = try Tool.run(arguments, in: scratch.path)
    #expect(try String(contentsOfFile: catalog, encoding: .utf8) == new)
    #expect(try String(contentsOfFile: scratch.path + "/new.xliff", encoding: .utf8) == xliff)
  }

  // The oracle is lint in the language that was written.
  @Test("A language with the longest texts has no clipped text")
  func longest() throws {
    let scratch = try project(german: "")
    let run = try Tool.run(
      ["budget", "Base.lproj", "--write-longest", "qps.lproj"] + small, in: scratch.path)
    #expect(run.status == 0)
    let table = try String(
      contentsOfFile: scratch.path + "/qps.lproj/Login.strings", encoding: .utf8)
    #expect(table.contains("\"LgN-bt-002.normalTitle\" = \"Create Account Cre"))
    let lint = try Tool.run(
      "lint", "Base.lproj", "--preset", "strict", "--only", "clipped-text,overlapping-views",
      "--device", "retina4_0", "--locale", "qps", in: scratch.path)
    #expect(lint.output.isEmpty)
  }

  @Test(
    "Invalid and conflicting options are refused",
    arguments: [
      [], ["a.xib", "--device", "nonsense"], ["a.xib", "--language", "tlh"],
      ["a.xib", "--content-size", "huge"], ["a.xib", "--format", "sarif"],
      ["a.xib", "--check", "de.lproj", "--write-xliff", "x"],
      ["a.xib", "--check", "de.lproj", "--write-longest", "x"],
      ["a.xib", "--write-longest", "x", "--format", "json"],
    ])
  func refused(arguments: [String]) throws {
    let scratch = try ScratchFolder()
    let run = try Tool.run(["budget"] + arguments, in: scratch.path)
    #expect(run.status == 64)
    #expect(run.errors.contains("Usage: autolayout budget"))
  }
}
