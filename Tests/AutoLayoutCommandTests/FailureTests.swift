import Foundation
import InterfaceBuilder
import Testing

@testable import AutoLayoutCommand

/// What the tool does with command lines and documents that are not right.
@Suite("Errors and exit codes")
struct FailureTests {
  @Test(
    "An invalid command line is explained, with exit code 64",
    arguments: [
      (["frames"], "Specify documents or folders"),
      (["frames", "x.xib", "--device", "retina9_9"], "Unknown device 'retina9_9'"),
      (["frames", "x.xib", "--device", ""], "Unknown device"),
      (["frames", "x.xib", "--size", "0x5"], "--size"),
      (["frames", "x.xib", "--orientation", "up"], "--orientation"),
      (["frames", "x.xib", "--jobs", "0"], "--jobs"),
      (["frames", "x.xib", "--format", "xml"], "--format"),
      (["preview", "x.xib"], "--output"),
      (["nonsense"], "nonsense"),
      (["worker"], "started by autolayout itself"),
    ])
  func usage(arguments: [String], message: String) throws {
    let run = try Tool.run(arguments)
    #expect(run.status == 64)
    #expect(run.errors.contains(message))
    #expect(run.output.isEmpty)
  }

  @Test("A missing file has exit code 66, and the other documents are laid out")
  func missing() throws {
    let run = try Tool.run(
      "frames", "missing.xib", Tool.example("Login.storyboard"), "--format", "jsonl")
    #expect(run.status == 66)
    let objects = try run.objects()
    #expect(objects.count == 2)
    #expect((objects[0]["error"] as? String)?.hasPrefix("missing.xib: ") == true)
    #expect(objects[1]["roots"] != nil)
    #expect(run.errors.contains("missing.xib: error: "))
  }

  @Test(
    "Errors of a file have exit code 66, and errors of its content 65",
    arguments: [
      (InterfaceDocumentError.Kind.unreadable, Int32(66)), (.unwritable, 66),
      (.changedMeanwhile, 66), (.syntax, 65), (.invalidEdit, 65),
    ])
  func kinds(kind: InterfaceDocumentError.Kind, status: Int32) throws {
    var error = try #require(throws: InterfaceDocumentError.self) {
      try InterfaceDocument(data: Data(), name: "Empty.xib")
    }
    error.kind = kind
    #expect(DocumentFailure(error).status.rawValue == status)
  }

  @Test("A folder without documents is an error")
  func emptyFolder() throws {
    let folder = try ScratchFolder()
    let run = try Tool.run("frames", folder.path)
    #expect(run.status == 66)
    #expect(run.errors.contains("contains no .xib or .storyboard files"))
  }

  @Test(
    "An invalid document has exit code 65 and a location, in text and JSON",
    arguments: [
      "", "x", "<", "<document", "<plist/>", "\u{0}", "<!DOCTYPE a [<!ENTITY b \"c\">]><a>&b;</a>",
      "<document type=\"com.apple.InterfaceBuilder3.Cocoa.XIB\" targetRuntime=\"MacOSX.Cocoa\"/>",
    ])
  func noDocument(text: String) throws {
    let folder = try ScratchFolder()
    let path = try folder.write(text, to: "broken.xib")
    let run = try Tool.run("frames", path, "--format", "jsonl")
    #expect(run.status == 65)
    let objects = try run.objects()
    #expect(objects.count == 1)
    #expect((objects[0]["error"] as? String)?.hasPrefix("\(path):") == true)
    #expect(run.errors.hasPrefix("\(path)"))
    #expect(run.errors.contains("error:"))
  }

  @Test("The location of a syntax error is shown with its line and a caret")
  func caret() throws {
    let folder = try ScratchFolder()
    try folder.write("<document>\n  <view </view>\n</document>\n", to: "broken.xib")
    let run = try Tool.run("frames", "broken.xib", in: folder.path)
    let lines = run.errors.split(separator: "\n")
    #expect(lines[0].hasPrefix("broken.xib:2:"))
    #expect(lines[1] == "    <view </view>")
    #expect(lines[2].hasSuffix("^"))
    #expect(lines[3].hasPrefix("  note: "))
  }

  @Test("The first failed document determines the exit code")
  func firstFailure() throws {
    let folder = try ScratchFolder()
    let broken = try folder.write("x", to: "broken.xib")
    #expect(try Tool.run("frames", broken, "missing.xib").status == 65)
    #expect(try Tool.run("frames", "missing.xib", broken).status == 66)
  }

  @Test("File names with spaces, quotes, newlines, and escapes are supported")
  func hostileNames() throws {
    let folder = try ScratchFolder()
    let text = try String(contentsOfFile: Tool.example("Login.storyboard"), encoding: .utf8)
    let names = [
      "a b.xib", "q\"uo'te.storyboard", "new\nline.xib", "-dash.xib", "\u{1B}[2J.xib", "é日.xib",
    ]
    for name in names { try folder.write(text, to: name) }
    let json = try Tool.run("frames", folder.path, "--format", "jsonl")
    #expect(json.status == 0)
    let files = try json.objects().compactMap { $0["file"] as? String }
    #expect(Set(files) == Set(names.map { "\(folder.path)/\($0)" }))
    let tree = try Tool.run("frames", folder.path)
    #expect(!tree.output.contains("\u{1B}"))
  }
}
