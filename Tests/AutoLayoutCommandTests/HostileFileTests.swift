import Foundation
import Testing

@testable import AutoLayoutCommand

/// Symbolic links, pipes and devices in a project that someone else wrote.
@Suite("Untrusted files")
struct HostileFileTests {
  /// A project with a document, and another folder with a document and a secret.
  private struct Place {
    let folder: ScratchFolder
    var project: String { folder.path + "/Project" }
    var outside: String { folder.path + "/Outside" }
    let text: String

    init() throws {
      folder = try ScratchFolder()
      text = try String(contentsOfFile: Tool.example("Login.storyboard"), encoding: .utf8)
      // A frame that `lint --fix` would update.
      let misplaced = text.replacing("x=\"16\"", with: "x=\"21\"")
      try folder.write(misplaced, to: "Outside/Out.storyboard")
      try folder.write("the secret line", to: "Outside/secret")
      try folder.write(text, to: "Project/Main.storyboard")
    }

    func outsideText() throws -> String {
      try String(contentsOfFile: outside + "/Out.storyboard", encoding: .utf8)
    }
  }

  @Test(
    "Symbolic links out of the project are neither read nor written",
    arguments: ["Folder", "File", "Root"])
  func links(kind: String) throws {
    let place = try Place()
    switch kind {
    case "Folder": try place.folder.link("Project/Link", to: place.outside)
    case "File":
      try place.folder.link("Project/Link.storyboard", to: "../Outside/Out.storyboard")
      try place.folder.link("Project/Secret.xib", to: place.outside + "/secret")
    default: try place.folder.link("Project/Link", to: "/")
    }
    let before = try place.outsideText()
    for arguments in [
      ["lint", ".", "--fix"], ["frames", "."], ["lint", ".", "--locale", "de"],
      ["preview", ".", "--output", "../out"],
    ] {
      let run = try Tool.run(arguments, in: place.project)
      #expect(run.status == 0)
      #expect(run.errors.contains("outside the project\n"))
      #expect(!(run.output + run.errors).contains("secret"))
    }
    #expect(try place.outsideText() == before)
  }

  @Test(
    "A symbolic link out of the project is an error as an argument",
    arguments: [
      ["lint", "L.xib"], ["lint", "--fix", "L.xib"], ["frames", "L.xib"],
      ["edit", "L.xib", "--set", "document.version=4.0"], ["fix", "update-frames", "L.xib"],
      ["diff", "L.xib", "Main.storyboard"], ["diff", "--textconv", "L.xib"],
      ["facts", "--used-by", "L.xib"], ["prove", "L.xib", "--width", "320"],
      ["equivalent", "L.xib", "Main.storyboard", "--width", "320"],
      ["budget", "L.xib"], ["budget", "Main.storyboard", "--check", "L.xib"],
      ["budget", "Main.storyboard", "--write-xliff", "L.xib"],
      ["preview", "L.xib", "--output", "../out"], ["studio", "L.xib", "--no-open"],
    ])
  func namedLink(arguments: [String]) throws {
    for target in ["../Outside/secret", "../Outside/Out.storyboard", "/etc/passwd"] {
      let place = try Place()
      try place.folder.link("Project/L.xib", to: target)
      let before = try place.outsideText()
      let run = try Tool.run(arguments, in: place.project)
      #expect(run.status == 66)
      #expect(run.errors.contains("L.xib: error: the symbolic link points outside the project"))
      #expect(!(run.output + run.errors).contains("secret line"))
      #expect(!(run.output + run.errors).contains("root:"))
      #expect(try place.outsideText() == before)
    }
  }

  @Test("Symbolic links within a folder or repository are followed")
  func inside() throws {
    let place = try Place()
    try place.folder.link("Project/Link.storyboard", to: "Main.storyboard")
    let run = try Tool.run("frames", "Link.storyboard", in: place.project)
    #expect(run.status == 0)
    let edit = try Tool.run(
      "edit", "Link.storyboard", "--set", "document.version=3.1", in: place.project)
    #expect(edit.status == 0)
    let text = try String(contentsOfFile: place.project + "/Main.storyboard", encoding: .utf8)
    #expect(text.contains("version=\"3.1\""))
    // The repository around both folders is the project.
    try place.folder.write("", to: ".git/HEAD")
    try place.folder.link("Project/Out.storyboard", to: "../Outside/Out.storyboard")
    let wide = try Tool.run("frames", ".", "--format", "jsonl", in: place.project)
    #expect(try wide.objects().count == 3)
  }

  @Test("Strings files outside the project count as missing")
  func translations() throws {
    let place = try Place()
    let name = "Base.lproj/Main.storyboard"
    try place.folder.write(place.text, to: "Project/\(name)")
    try place.folder.write("\"LgN-bt-001.normalTitle\" = \"Geheim\";", to: "Outside/Main.strings")
    try place.folder.write("", to: "Project/de.lproj/Other.strings")
    try place.folder.link("Project/de.lproj/Main.strings", to: "../../Outside/Main.strings")
    let run = try Tool.run("frames", name, "--locale", "de", in: place.project)
    #expect(run.status == 0)
    #expect(!run.output.contains("Geheim"))
    // Within a repository they are read.
    try place.folder.write("", to: ".git/HEAD")
    let wide = try Tool.run("frames", name, "--locale", "de", in: place.project)
    #expect(wide.output.contains("\"Geheim\""))
  }

  @Test("A configuration behind a symbolic link out of the project is not read")
  func configuration() throws {
    let place = try Place()
    try place.folder.link("Project/.autolayout.yml", to: "../Outside/secret")
    let run = try Tool.run("lint", ".", in: place.project)
    #expect(run.status == 66)
    #expect(!run.errors.contains("secret line"))
  }

  @Test(
    "Pipes, sockets, and devices are errors and are not waited for",
    arguments: [
      ["lint", "P.xib"], ["lint", "."], ["lint", "--fix", "."], ["lint", "--no-cache", "P.xib"],
      ["frames", "P.xib"], ["frames", ".", "--jobs", "2"], ["edit", "P.xib"],
      ["edit", "P.xib", "--dry-run", "--set", "document.version=4.0"],
      ["fix", "update-frames", "P.xib"], ["diff", "P.xib", "Main.storyboard"],
      ["diff", "--textconv", "P.xib"], ["facts", "--used-by", "P.xib"],
      ["prove", "P.xib", "--width", "320"], ["budget", "P.xib"],
      ["budget", "Main.storyboard", "--check", "P.xib"],
      ["preview", ".", "--output", "../out"],
      ["lint", "Main.storyboard", "--config", "P.xib"],
      ["lint", "Main.storyboard", "--baseline", "P.xib"], ["studio", "P.xib", "--no-open"],
    ])
  func pipes(arguments: [String]) throws {
    let place = try Place()
    #expect(mkfifo(place.project + "/P.xib", 0o600) == 0)
    // Whoever opens the pipe waits without an end.
    let run = try Tool.run(arguments, in: place.project)
    #expect(run.status == 66)
    #expect(run.errors.contains("P.xib"))
    #expect(run.errors.contains("cannot be read"))
  }

  @Test("A pipe in place of the configuration file is an error")
  func configurationPipe() throws {
    let place = try Place()
    #expect(mkfifo(place.project + "/.autolayout.yml", 0o600) == 0)
    let run = try Tool.run("lint", ".", in: place.project)
    #expect(run.status == 66)
    #expect(
      run.errors.contains("the configuration cannot be read: it is a pipe, socket or device"))
  }
}
