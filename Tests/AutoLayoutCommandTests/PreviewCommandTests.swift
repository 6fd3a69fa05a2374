import Foundation
import Testing

@Suite("autolayout preview")
struct PreviewCommandTests {
  @Test("Each scene and device has a picture next to the gallery")
  func pictures() throws {
    let folder = try ScratchFolder()
    let run = try Tool.run(
      "preview", Tool.example("Universal.storyboard"), "--device", "retina6_1,ipad9_7", "--output",
      "out", in: folder.path)
    #expect(run.status == 0)
    // A phone upright and on its side; an iPad upright with 2 widths of Split View and on its side
    // with 3.
    let expected =
      [
        "retina6_1-portrait", "retina6_1-landscape", "ipad9_7-portrait", "ipad9_7-portrait-1-3",
        "ipad9_7-portrait-2-3", "ipad9_7-landscape", "ipad9_7-landscape-1-3",
        "ipad9_7-landscape-1-2", "ipad9_7-landscape-2-3",
      ].map { "out/Universal-\($0).svg" } + ["out/index.html"]
    #expect(run.output.split(separator: "\n").map(String.init) == expected)
    for file in expected {
      let text = try String(contentsOfFile: "\(folder.path)/\(file)", encoding: .utf8)
      #expect(text.contains("<svg"), "\(file)")
    }
  }

  @Test("The gallery is self-contained")
  func selfContained() throws {
    let folder = try ScratchFolder()
    try Tool.run(
      "preview", Tool.example("Login.storyboard"), "--format", "html", "--output", folder.path)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(names == ["index.html"])
    let text = try String(contentsOfFile: "\(folder.path)/index.html", encoding: .utf8)
    for loader in ["src=\"", "<link", "@import", "url(http"] {
      #expect(!text.contains(loader), "\(loader)")
    }
  }

  // By hand: on the phones in landscape the button “Sign In” ends 374 points below the upper edge of the
  // screen, and the footer begins 44 points and the home indicator above the lower edge.
  @Test("The page counts overlaps on the screens where they occur")
  func overlaps() throws {
    let folder = try ScratchFolder()
    try Tool.run(
      "preview", Tool.example("Login.storyboard"), "--format", "html", "--output", folder.path)
    let page = try String(contentsOfFile: "\(folder.path)/index.html", encoding: .utf8)
    let data = try #require(page.components(separatedBy: "id=\"gallery\">").last)
    let json = try #require(data.components(separatedBy: "</script>").first)
    let index = try #require(
      try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
    let scenes = try #require(index["scenes"] as? [[String: Any]])
    let pictures = try #require(scenes.first?["pictures"] as? [[String: Any]])
    let covered = pictures.filter { ($0["overlaps"] as? Int ?? 0) > 0 }
    #expect(covered.map { $0["h"] as? Double } == [375, 393])
    #expect(covered.map { $0["overlaps"] as? Int } == [2, 2])
    #expect(pictures.map { $0["problems"] as? Int ?? 0 }.reduce(0, +) == 6)
    #expect(page.contains("Overlaps UIButton “Sign In” by "))
  }

  @Test("Names in a document do not lead out of the output folder")
  func hostileNames() throws {
    let folder = try ScratchFolder()
    let text = try String(contentsOfFile: Tool.example("Login.storyboard"), encoding: .utf8)
      .replacingOccurrences(of: "title=\"Sign In\"", with: "title=\"../../../escape/index\"")
    let path = try folder.write(text, to: "in/Login.storyboard")
    let run = try Tool.run(
      "preview", path, "--device", "retina6_1", "--output", "out", in: folder.path)
    #expect(run.status == 0)
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() == ["in", "out"])
    let names = try FileManager.default.contentsOfDirectory(atPath: "\(folder.path)/out")
    #expect(
      Set(names) == [
        "Login-escape-index-retina6_1-portrait.svg", "Login-escape-index-retina6_1-landscape.svg",
        "index.html",
      ])
  }

  @Test("Scenes with the same name have different files")
  func uniqueNames() throws {
    let folder = try ScratchFolder()
    let text = try String(contentsOfFile: Tool.example("Login.storyboard"), encoding: .utf8)
    for name in ["a/Main.storyboard", "b/Main.storyboard"] { try folder.write(text, to: name) }
    let run = try Tool.run(
      "preview", "a", "b", "--device", "retina6_1", "--orientation", "portrait", "--output", "out",
      in: folder.path)
    #expect(
      run.output.split(separator: "\n") == [
        "out/Main-Sign-In-retina6_1-portrait.svg", "out/Main-Sign-In-retina6_1-portrait-2.svg",
        "out/index.html",
      ])
  }

  @Test("A document that fails is reported in the gallery and with the exit code")
  func failure() throws {
    let folder = try ScratchFolder()
    let broken = try folder.write("x", to: "broken.xib")
    let run = try Tool.run(
      "preview", broken, Tool.example("Login.storyboard"), "--format", "html", "--output",
      "\(folder.path)/out")
    #expect(run.status == 65)
    let text = try String(contentsOfFile: "\(folder.path)/out/index.html", encoding: .utf8)
    #expect(text.contains("broken.xib"))
    #expect(text.contains("Sign In"))
  }

  @Test("Without rsvg-convert, PNG output is refused with a hint")
  func withoutConverter() throws {
    let folder = try ScratchFolder()
    let run = try Tool.run(
      ["preview", Tool.example("Login.storyboard"), "--format", "png", "--output", "out"],
      in: folder.path, environment: ["PATH": folder.path])
    #expect(run.status == 66)
    #expect(run.errors.contains("rsvg-convert"))
    #expect(run.errors.contains("librsvg2-bin"))
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).isEmpty)
  }

  @Test("An output folder that cannot be created is an error")
  func unwritable() throws {
    let folder = try ScratchFolder()
    try folder.write("", to: "file")
    let run = try Tool.run(
      "preview", Tool.example("Login.storyboard"), "--output", "\(folder.path)/file/out")
    #expect(run.status == 66)
    #expect(run.errors.contains("the folder cannot be created"))
  }

  @Test("--animate makes one animated picture for all devices")
  func movingPicture() throws {
    let folder = try ScratchFolder()
    let run = try Tool.run(
      "preview", Tool.example("Universal.storyboard"), "--animate", "--device",
      "retina6_1,ipad9_7", "--output", "out", in: folder.path)
    #expect(run.status == 0)
    #expect(run.output == "out/Universal-animated.svg\nout/index.html\n")
    let text = try String(
      contentsOfFile: "\(folder.path)/out/Universal-animated.svg", encoding: .utf8)
    // Two canvases of 414 × 896 and 768 × 1024.
    #expect(text.contains("values=\"414;414;768;768;414\""))
    #expect(!text.contains("<script") && !text.contains("href"))
  }

  @Test("Without a device, an animated picture rotates a phone")
  func turnedPhone() throws {
    let folder = try ScratchFolder()
    try Tool.run(
      "preview", Tool.example("Login.storyboard"), "--animate", "--output", "out", in: folder.path)
    let text = try String(
      contentsOfFile: "\(folder.path)/out/Login-Sign-In-animated.svg", encoding: .utf8)
    #expect(text.contains("values=\"393;393;852;852;393\""))
  }

  @Test("Animated pictures support only SVG")
  func movingFormat() throws {
    let run = try Tool.run(
      "preview", Tool.example("Login.storyboard"), "--animate", "--format", "png", "--output", "x")
    #expect(run.status == 64)
    #expect(run.errors.contains("--format png cannot be used with --animate."))
  }
}
