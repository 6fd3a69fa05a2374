import Foundation
import Testing

@testable import AutoLayoutCommand

@Suite("autolayout diff")
struct DiffCommandTests {
  private let login = Tool.example("Login.storyboard")

  /// The example with texts replaced.
  private func changed(_ replacements: [(String, String)]) throws -> String {
    var text = try String(contentsOfFile: login, encoding: .utf8)
    for (old, new) in replacements {
      #expect(text.contains(old))
      text = text.replacingOccurrences(of: old, with: new)
    }
    return text
  }

  private static let lowered = (
    "constant=\"32\" id=\"LgN-c2-010\"", "constant=\"44\" id=\"LgN-c2-010\""
  )

  // By derivation: the constant that holds the button below the field grows from 32 to 44.
  @Test("A moved button is reported on one line with the constraint that moved it")
  func text() throws {
    let scratch = try ScratchFolder()
    let after = try scratch.write(try changed([Self.lowered]), to: "Login.storyboard")
    let run = try Tool.run("diff", login, after)
    #expect(run.status == 1)
    #expect(run.errors.isEmpty)
    #expect(
      run.output.contains(
        "UIButton “Sign In” (LgN-bt-001): 12 pt lower everywhere; top constraint now 44 (was 32)"))
    #expect(!run.output.contains("LgN-tf-001"))
  }

  @Test("If a version cannot be read, no layout is reported")
  func unreadable() throws {
    let scratch = try ScratchFolder()
    let run = try Tool.run("diff", login, scratch.path)
    #expect(run.status == 66)
    #expect(run.errors.contains("the file cannot be read: it is a folder"))
    #expect(run.output.isEmpty)
  }

  @Test("Identical layouts are reported as the same")
  func same() throws {
    let run = try Tool.run("diff", login, login)
    #expect(run.status == 0)
    #expect(run.output.contains("the layout is the same"))
  }

  @Test("JSON, Markdown, and HTML report the same differences")
  func formats() throws {
    let scratch = try ScratchFolder()
    let after = try scratch.write(try changed([Self.lowered]), to: "Login.storyboard")
    let arguments = ["diff", login, after, "--device", "retina4_0", "--format"]
    let json = try Tool.run(arguments + ["json"]).objects()
    let roots = try #require(json[0]["roots"] as? [[String: Any]])
    let views = try #require(roots[0]["views"] as? [[String: Any]])
    let movements = try #require(views[0]["movements"] as? [[String: Any]])
    #expect(views[0]["id"] as? String == "LgN-bt-001")
    #expect(movements[0]["y"] as? Int == 12)
    let markdown = try Tool.run(arguments + ["markdown"]).output
    #expect(
      markdown.contains("| UIButton “Sign In” | 12 pt lower everywhere; top constraint now 44"))
    let page = try Tool.run(arguments + ["html"]).output
    #expect(page.contains("12 pt lower everywhere"))
    #expect(page.components(separatedBy: "data:image/svg+xml;base64,").count > 4)
    #expect(!page.contains("<script"))
  }

  // By hand: the logo is 12 points lower, and the fields and the button hang below it. Without the
  // other constraint its X position is ambiguous.
  @Test("Groups of views have their cause, and views that moved together share a line")
  func groups() throws {
    let scratch = try ScratchFolder()
    let text = try changed([
      ("constant=\"48\" id=\"LgN-c2-001\"", "constant=\"60\" id=\"LgN-c2-001\"")
    ])
    let lines = text.split(separator: "\n").filter { !$0.contains("LgN-c2-002") }
    let after = try scratch.write(lines.joined(separator: "\n"), to: "Login.storyboard")
    let output = try Tool.run("diff", login, after, "--device", "retina6_1").output
    let parts = output.split(separator: "\n")
    let cause = "UIView “Logo”: top constraint now 60 (was 48)"
    #expect(parts[1].hasPrefix("  new error: UIView “Logo” (LgN-lg-001): Need constraints for"))
    #expect(parts[2].hasPrefix("    cause: \(cause)"))
    #expect(
      output.contains(
        "    3 views (UITextField, UITextField, UIButton “Sign In”): 12 pt lower everywhere; "
          + "cause: \(cause)"))
  }

  @Test("New and fixed findings are listed")
  func findings() throws {
    let scratch = try ScratchFolder()
    let after = try scratch.write(
      try changed([
        (
          "firstAttribute=\"centerX\" secondItem=\"LgN-vw-001\" secondAttribute=\"centerX\"",
          "firstAttribute=\"centerX\" relation=\"lessThanOrEqual\" secondItem=\"LgN-vw-001\" secondAttribute=\"centerX\""
        )
      ]), to: "Login.storyboard")
    let run = try Tool.run("diff", login, after, "--device", "none")
    #expect(run.status == 1)
    #expect(run.output.contains("  new error: ") && run.output.contains("[ambiguous-layout]"))
    #expect(run.output.contains("    cause: UIView “Logo”: centerX constraint now "))
    let back = try Tool.run("diff", after, login, "--device", "none")
    #expect(
      back.output.contains("  resolved error: ") && back.output.contains("[ambiguous-layout]"))
  }

  /// A xib with labels in a column, each at its own distance from the leading edge.
  private func column(_ count: Int, offset: Int) -> String {
    var (labels, constraints) = ("", "")
    for index in 0..<count {
      let id = "lab-00-\(100 + index)"
      labels += """
        <label text="\(index)" translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">\
        <rect key="frame" x="0" y="0" width="10" height="20"/></label>
        """
      for (attribute, constant) in [("leading", index + offset * (index + 1)), ("top", 20 * index)]
      {
        constraints += """
          <constraint firstItem="\(id)" firstAttribute="\(attribute)" secondItem="roo-00-001" \
          secondAttribute="\(attribute)" constant="\(constant)" id="\(id)\(attribute)"/>
          """
      }
    }
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
      toolsVersion="21701" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
        <objects>
          <view id="roo-00-001"><rect key="frame" x="0" y="0" width="400" height="900"/>
            <subviews>\(labels)</subviews><constraints>\(constraints)</constraints>
          </view>
        </objects>
      </document>
      """
  }

  // By hand: each of 25 labels moves by another distance, and 20 are listed.
  @Test("At most 20 views of a root are listed without --all")
  func limit() throws {
    let scratch = try ScratchFolder()
    let before = try scratch.write(column(25, offset: 0), to: "Before.xib")
    let after = try scratch.write(column(25, offset: 1), to: "After.xib")
    let arguments = ["diff", before, after, "--device", "none"]
    let text = try Tool.run(arguments).output
    #expect(text.components(separatedBy: "\n    UILabel").count == 1 + 20)
    #expect(text.contains("    5 more changed: use --all to list them\n"))
    let all = try Tool.run(arguments + ["--all"]).output
    #expect(all.components(separatedBy: "\n    UILabel").count == 1 + 25)
    #expect(!all.contains("--all"))
    let markdown = try Tool.run(arguments + ["--format", "markdown"]).output
    #expect(markdown.contains("| 5 more changed | use --all to list them |"))
  }

  // MARK: - git

  @discardableResult
  private func git(_ folder: String, _ arguments: String...) throws -> (Int32, String) {
    let process = Process()
    let scratch = try ScratchFolder()
    let output = try scratch.write("", to: "output")
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments =
      ["git", "-C", folder, "-c", "user.name=Test", "-c", "user.email=test@example.com"]
      + arguments
    process.standardOutput = FileHandle(forWritingAtPath: output)
    process.standardError = FileHandle.nullDevice
    process.standardInput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    return (process.terminationStatus, try String(contentsOfFile: output, encoding: .utf8))
  }

  /// A repository with the example, committed, and changed in the work tree.
  private func repository() throws -> ScratchFolder {
    let scratch = try ScratchFolder()
    try git(scratch.path, "init", "--quiet")
    try scratch.write(try changed([]), to: "App/Login.storyboard")
    try git(scratch.path, "add", "-A")
    try git(scratch.path, "commit", "--quiet", "-m", "First")
    try scratch.write(try changed([Self.lowered]), to: "App/Login.storyboard")
    return scratch
  }

  @Test("A path is compared with HEAD, and revisions with each other")
  func revisions() throws {
    let scratch = try repository()
    let path = scratch.path + "/App/Login.storyboard"
    let device = ["--device", "none"]
    let first = try Tool.run(["diff", path] + device)
    #expect(first.status == 1)
    #expect(first.output.contains("12 pt lower"))
    try git(scratch.path, "commit", "--quiet", "-am", "Second")
    #expect(try Tool.run(["diff", path] + device).status == 0)
    let both = try Tool.run(
      ["diff", ".", "--from", "HEAD~1", "--to", "HEAD"] + device, in: scratch.path)
    #expect(both.status == 1)
    #expect(both.output.contains("App/Login.storyboard\n"))
    #expect(both.output.contains("12 pt lower"))
    // A document that was deleted since.
    try git(scratch.path, "rm", "--quiet", "App/Login.storyboard")
    let gone = try Tool.run(["diff", "."] + device, in: scratch.path)
    #expect(gone.status == 1)
    #expect(gone.output.contains("(LgN-vw-001) removed"))
  }

  @Test("A symbolic link is compared as its target")
  func links() throws {
    let scratch = try repository()
    try scratch.link("Linked.storyboard", to: "App/Login.storyboard")
    try git(scratch.path, "add", "Linked.storyboard")
    try git(scratch.path, "commit", "--quiet", "-m", "Link")
    let run = try Tool.run("diff", "\(scratch.path)/Linked.storyboard", "--device", "none")
    #expect(run.status == 1)
    #expect(run.output.contains("12 pt lower"))
    // Where the file is only today what was a link, nothing can be compared.
    try FileManager.default.removeItem(atPath: "\(scratch.path)/Linked.storyboard")
    try scratch.write(try changed([]), to: "Linked.storyboard")
    let odd = try Tool.run("diff", "\(scratch.path)/Linked.storyboard", "--device", "none")
    #expect(odd.status == 66)
    #expect(odd.errors.contains("Linked.storyboard: error: the path is a symbolic link at "))
    #expect(odd.errors.contains("note: specify the target of the link, or a revision"))
    #expect(!odd.errors.contains("git failed"))
  }

  @Test("Links in a folder are skipped, and their targets are compared by their own path")
  func linksOfFolder() throws {
    let scratch = try repository()
    try scratch.link("Linked.storyboard", to: "App/Login.storyboard")
    try git(scratch.path, "add", "Linked.storyboard")
    try git(scratch.path, "commit", "--quiet", "-m", "Link")
    // One link became a file, and one is new and leads out of the repository.
    try FileManager.default.removeItem(atPath: "\(scratch.path)/Linked.storyboard")
    try scratch.write(try changed([]), to: "Linked.storyboard")
    try scratch.link("Out.storyboard", to: "/etc/hostname")
    try git(scratch.path, "add", "Out.storyboard")
    let run = try Tool.run("diff", ".", "--device", "none", in: scratch.path)
    #expect(run.status == 1)
    #expect(run.errors.isEmpty)
    #expect(run.output.contains("App/Login.storyboard\n"))
    #expect(run.output.contains("12 pt lower"))
    #expect(!run.output.contains("Out.storyboard") && !run.output.contains("Linked.storyboard"))
  }

  @Test("Options of Git, other repositories, and malformed revisions are refused")
  func hostile() throws {
    let scratch = try repository()
    let path = scratch.path + "/App/Login.storyboard"
    for revision in ["--output=stolen", "-p", "HEAD:App", "no-such-branch", "a\u{1b}[2J"] {
      let run = try Tool.run("diff", path, "--from=\(revision)")
      // As Documentation/ContinuousIntegration.md has it for a revision that does not exist.
      #expect(run.status == 66)
      #expect(!run.errors.contains("\u{1b}"))
    }
    #expect(!FileManager.default.fileExists(atPath: scratch.path + "/App/stolen"))
    let outside = try ScratchFolder()
    let other = try outside.write("x", to: "Login.storyboard")
    #expect(try Tool.run("diff", other).status == 66)
    #expect(try Tool.run("diff", path + ".missing").status == 66)
    try scratch.link("App/Out", to: outside.path)
    #expect(try Tool.run("diff", scratch.path + "/App/Out/Login.storyboard").status == 66)
    #expect(try Tool.run("diff", login, login, "--from", "HEAD").status == 64)
    #expect(try Tool.run("diff", "a", "b", "c").status == 64)
  }

  @Test("A folder can be missing in one of the versions")
  func folders() throws {
    let scratch = try repository()
    let device = ["--device", "none"]
    try git(scratch.path, "commit", "--quiet", "-am", "Second")
    try git(scratch.path, "mv", "App", "Sources")
    // In the work tree App is gone, and Sources is new.
    let gone = try Tool.run(["diff", "App"] + device, in: scratch.path)
    #expect(gone.status == 1)
    #expect(gone.output.contains("App/Login.storyboard\n"))
    #expect(gone.output.contains("(LgN-vw-001) removed"))
    let new = try Tool.run(["diff", "Sources"] + device, in: scratch.path)
    #expect(new.output.contains("Sources/Login.storyboard\n"))
    #expect(new.output.contains("(LgN-vw-001) added"))
    // Git does not know this one yet.
    try scratch.write(try changed([]), to: "Other/New.storyboard")
    let unknown = try Tool.run(["diff", "Other"] + device, in: scratch.path)
    #expect(unknown.output.contains("Other/New.storyboard\n"))
    // Both revisions have the folder, and the work tree does not; also for one document in it.
    for path in ["App", "App/Login.storyboard"] {
      let run = try Tool.run(
        ["diff", path, "--from", "HEAD~1", "--to", "HEAD"] + device, in: scratch.path)
      #expect(run.status == 1)
      #expect(run.output.contains("12 pt lower"))
    }
  }

  @Test("Error messages name the option with the invalid revision")
  func namedRevisions() throws {
    let scratch = try repository()
    let first = try Tool.run("diff", "App", "--from", "none", in: scratch.path)
    #expect(first.errors.hasPrefix("--from none: error: unknown revision"))
    let second = try Tool.run("diff", "App", "--to", "none", in: scratch.path)
    #expect(second.errors.hasPrefix("--to none: error: unknown revision"))
    let neither = try Tool.run("diff", "No.xib", in: scratch.path)
    #expect(neither.errors.contains("neither in HEAD (--from) nor in the working tree (--to)"))
  }

  @Test("A path that was a folder in a revision is an error, not a missing file")
  func kinds() throws {
    let scratch = try repository()
    try scratch.write("x", to: "Odd.xib/inner.txt")
    try git(scratch.path, "add", "-A")
    try git(scratch.path, "commit", "--quiet", "-m", "Odd")
    try FileManager.default.removeItem(atPath: scratch.path + "/Odd.xib")
    try scratch.write(try changed([]), to: "Odd.xib")
    let run = try Tool.run("diff", scratch.path + "/Odd.xib", "--device", "none")
    #expect(run.status == 66)
    #expect(run.errors.contains("Odd.xib: error: the path is a folder at "))
    #expect(run.errors.contains("note: specify a revision in which the path is a file"))
  }

  // MARK: - Streams

  private static func line(_ members: [(String, String)]) -> String {
    JSONText.object(members.map { ($0.0, JSONText.string($0.1)) }) + "\n"
  }

  @Test("Versions on a stream are compared in the same way as arguments", arguments: ["1", "2"])
  func stream(jobs: String) throws {
    let scratch = try repository()
    let options = ["--device", "retina4_0", "--orientation", "portrait"]
    let name = "App/Login.storyboard"
    try scratch.write(try changed([]), to: "before.storyboard")
    let work = try Tool.run(["diff", name, "--format", "json"] + options, in: scratch.path)
    #expect(work.output.contains("12 pt lower everywhere"))
    let (before, after) = (try changed([]), try changed([Self.lowered]))
    let lines = [
      [("path", name)], [("path", name), ("before", before), ("after", after)],
      [("path", name), ("from", "HEAD"), ("to", "HEAD")], [("path", name), ("after", after)],
    ]
    let run = try Tool.run(
      ["diff", "--stream", "--jobs", jobs] + options, in: scratch.path,
      input: lines.map(Self.line).joined())
    #expect(run.status == 0)
    #expect(run.errors.isEmpty)
    let answers = run.output.split(separator: "\n").map { $0 + "\n" }
    #expect(answers.count == 4)
    #expect(answers[0] == work.output)
    #expect(answers[1] == work.output)
    #expect(answers[2].contains("\"changed\":false"))
    #expect(answers[3].contains("\"status\":\"added\""))
  }

  @Test("Every line of a stream of versions is answered, including malformed ones")
  func hostileStream() throws {
    let scratch = try repository()
    let outside = try ScratchFolder()
    try outside.write(try changed([]), to: "Out.storyboard")
    try scratch.link("App/Out.storyboard", to: outside.path + "/Out.storyboard")
    let name = "App/Login.storyboard"
    let lines = [
      "nonsense\n", "{}\n", Self.line([("path", name), ("before", "<a"), ("after", "")]),
      Self.line([("path", name), ("from", "--output=stolen")]),
      Self.line([("path", name), ("from", "no-such")]), Self.line([("path", "../Out.storyboard")]),
      Self.line([("path", "App/Out.storyboard")]), Self.line([("path", "App")]),
      Self.line([("path", "Nowhere.xib")]),
      Self.line([("path", name), ("from", "HEAD"), ("before", "<a/>")]),
      Self.line([("path", name), ("before", "<document"), ("after", "<document")]),
    ]
    let run = try Tool.run(
      ["diff", "--stream", "--device", "none", "--project", scratch.path], in: outside.path,
      input: lines.joined() + Self.line([("path", name)]))
    #expect(run.status == 0)
    let answers = try run.objects()
    #expect(answers.count == lines.count + 1)
    for answer in answers.dropLast() {
      #expect(answer["error"] != nil)
      #expect((answer["hint"] as? String)?.isEmpty == false)
    }
    #expect((answers[0]["error"] as? String)?.hasPrefix("<stdin>:1: ") == true)
    #expect((answers[0]["hint"] as? String)?.contains("'before'") == true)
    #expect((answers[4]["error"] as? String) == "\(name): from no-such: unknown revision")
    #expect((answers[6]["error"] as? String)?.contains("is outside the project folder") == true)
    #expect(
      (answers[8]["error"] as? String)
        == "Nowhere.xib: the path exists neither in HEAD (from) nor in the working tree (to)")
    #expect(answers.last?["changed"] as? Bool == true)
    #expect(!FileManager.default.fileExists(atPath: scratch.path + "/App/stolen"))
  }

  @Test(
    "Options that --stream does not support are refused",
    arguments: [
      ["--stream", "a.xib"], ["--stream", "--from", "HEAD"], ["--stream", "--format", "text"],
      ["--stream", "--output", "x"], ["--stream", "--textconv"], ["--jobs", "2", "a", "b"],
      ["--project", ".", "a", "b"],
    ])
  func refusedForStream(options: [String]) throws {
    #expect(try Tool.run(["diff"] + options).status == 64)
  }

  @Test(
    "Options that --textconv would ignore are refused",
    arguments: [
      ["--device", "none"], ["--orientation", "all"], ["--format", "json"], ["--output", "x"],
      ["--all"],
    ])
  func refusedForTextconv(options: [String]) throws {
    let run = try Tool.run(["diff", "--textconv", login] + options)
    #expect(run.status == 64)
    #expect(run.errors.contains(options[0]))
  }

  @Test("git diff shows layouts through textconv, and git difftool compares them")
  func drivers() throws {
    let scratch = try repository()
    let tool = try Tool.executable().path
    try scratch.write("*.storyboard diff=autolayout\n", to: ".gitattributes")
    try git(scratch.path, "config", "diff.autolayout.textconv", "'\(tool)' diff --textconv")
    let (status, text) = try git(scratch.path, "diff", "--", "App")
    #expect(status == 0)
    // Login's button lies at 371, and 12 points lower after the change (`revisions`).
    let button = "    UIButton “Sign In” (LgN-bt-001) 16"
    #expect(text.contains("\n-\(button) 371 358 50\n"))
    #expect(text.contains("\n+\(button) 383 358 50\n"))
    #expect(!text.contains("<constraint"))
    try git(
      scratch.path, "config", "difftool.autolayout.cmd", "'\(tool)' diff \"$LOCAL\" \"$REMOTE\"")
    let (_, lines) = try git(
      scratch.path, "difftool", "--tool", "autolayout", "--no-prompt", "--", "App")
    #expect(lines.contains("12 pt lower everywhere"))
    // What is no document is shown as it is.
    let broken = try scratch.write("<document", to: "Broken.xib")
    let raw = try Tool.run("diff", "--textconv", broken)
    #expect(raw.status == 0)
    #expect(raw.output == "<document")
  }
}
