import AutoLayout
import Foundation
import Testing

@Suite("autolayout frames")
struct FramesCommandTests {
  /// Oracle: hand. The frames are written in the documents, where they were derived from the
  /// constraints: 47 + 48 = 95 is the logo's top, (390 − 96) / 2 = 147 its left, and so on.
  @Test("Frames of an example equal the recorded ones")
  func recorded() throws {
    let run = try Tool.run("frames", Tool.example("Login.storyboard"), "--format", "jsonl")
    #expect(run.status == 0)
    let frames = try run.frames()
    #expect(frames["LgN-vw-001"] == [0, 0, 390, 844])
    #expect(frames["LgN-lg-001"] == [147, 95, 96, 96])
    #expect(frames["LgN-tf-001"] == [16, 239, 358, 44])
    #expect(frames["LgN-tf-002"] == [16, 295, 358, 44])
    #expect(frames["LgN-bt-001"] == [16, 371, 358, 50])
    #expect(frames["LgN-ft-001"] == [0, 766, 390, 44])
    #expect(frames["LgN-bt-002"] == [16, 0, 179, 44])
    #expect(frames["LgN-bt-003"] == [195, 0, 179, 44])
  }

  /// Oracle: hand. Regular width: the stack is horizontal with a spacing of 24, the title has 40
  /// more to its left, the badge moves to the corner. (1024 − 2 · 20 − 24) / 2 = 480.
  /// Oracle: hand. Right to left the two buttons of the footer change places; the matrix has a root
  /// for each combination of the two sizes of text and the two directions.
  @Test("Languages and settings are combined")
  func variants() throws {
    let run = try Tool.run(
      "frames", Tool.example("Login.storyboard"), "--pseudo", "--direction", "all",
      "--content-size", "S,AX3", "--ios", "12", "--bold-text", "--format", "jsonl")
    let roots = try #require(run.objects()[0]["roots"] as? [[String: Any]])
    #expect(roots.count == 4)
    #expect(roots.map { $0["contentSize"] as? String } == ["S", "S", "AX3", "AX3"])
    #expect(roots.map { $0["direction"] as? String } == ["ltr", "rtl", "ltr", "rtl"])
    #expect(roots.allSatisfy { $0["locale"] as? String == "pseudo" && $0["ios"] as? Int == 12 })
    let places = roots.map { root -> Double? in
      let views = root["views"] as? [[String: Any]]
      let view = views?.first { $0["id"] as? String == "LgN-bt-002" }
      return (view?["frame"] as? [Double])?.first
    }
    #expect(places == [16, 195, 16, 195])
  }

  @Test(
    "Invalid settings are refused",
    arguments: [
      ["--locale", "../de"], ["--content-size", "huge"], ["--direction", "up"], ["--ios", "20"],
    ])
  func wrongSettings(arguments: [String]) throws {
    let run = try Tool.run(["frames", Tool.example("Login.storyboard")] + arguments)
    #expect(run.status == 64)
  }

  /// Oracle: hand. A project with German texts: the label's text is found by its object's identifier.
  @Test("Texts are read from strings files, and a missing language is reported")
  func locale() throws {
    let folder = try ScratchFolder()
    let text = try String(contentsOfFile: Tool.example("Login.storyboard"), encoding: .utf8)
    try folder.write(text, to: "Base.lproj/Login.storyboard")
    try folder.write(#""LgN-bt-001.normalTitle" = "Anmelden";"#, to: "de.lproj/Login.strings")
    let path = folder.path + "/Base.lproj/Login.storyboard"
    let run = try Tool.run("frames", path, "--locale", "de")
    #expect(run.output.contains("UIButton \"Anmelden\""))
    #expect(run.errors.isEmpty)
    let missing = try Tool.run("frames", path, "--locale", "fr")
    #expect(missing.errors.contains("the document has no localization for 'fr'"))
    #expect(missing.status == 0)
  }

  @Test("Size-class variations apply on the devices of their size class")
  func variations() throws {
    let run = try Tool.run(
      "frames", Tool.example("Universal.storyboard"), "--device", "ipad9_7", "--orientation",
      "landscape", "--format", "jsonl")
    let frames = try run.frames()
    #expect(frames["UnT-lb-001"]?[0] == 60)
    #expect(frames["UnP-vw-001"]?[2] == 480)
    #expect(frames["UnP-vw-002"]?[0] == 504)
    #expect(frames["UnB-vw-001"] == [16, 16, 80, 80])
    let root = try #require((run.objects()[0]["roots"] as? [[String: Any]])?.first)
    #expect(root["device"] as? String == "ipad9_7")
    #expect(root["orientation"] as? String == "landscape")
    #expect(root["size"] as? [Double] == [1024, 768])
  }

  @Test("Text output is a tree with a heading for each root")
  func text() throws {
    let run = try Tool.run("frames", Tool.example("Login.storyboard"))
    #expect(run.status == 0)
    #expect(run.errors.isEmpty)
    #expect(run.output.contains("Login.storyboard: Sign In (view LgN-vw-001"))
    #expect(run.output.contains("\"Logo\" (147, 95; 96 × 96)\n"))
    #expect(!run.output.contains("\u{1B}"))
  }

  /// Oracle: hand. The button is 30 points wide in the document; white text has the contrast of 1
  /// with white.
  @Test("--accessibility prints elements in reading order, with problems")
  func accessibility() throws {
    let folder = try ScratchFolder()
    let path = try folder.write(Self.readDocument, to: "Read.xib")
    let run = try Tool.run("frames", path, "--accessibility", "--format", "jsonl")
    #expect(run.status == 0)
    let root = try #require((run.objects()[0]["roots"] as? [[String: Any]])?.first)
    #expect(root["views"] == nil)
    let elements = try #require(root["elements"] as? [[String: Any]])
    #expect(elements.map { $0["id"] as? String } == ["go", "lb"])
    #expect(elements.map { $0["label"] as? String } == ["Go home", "Pale"])
    #expect(elements.map { $0["traits"] as? [String] } == [["button"], ["staticText"]])
    #expect(elements[0]["frame"] as? [Double] == [16, 60, 30, 44])
    #expect(elements[0]["spoken"] as? String == "Go home, button")
    #expect(elements[1]["contrast"] as? Double == 1)
    let findings = try #require(root["findings"] as? [[String: Any]])
    #expect(findings.map { $0["kind"] as? String } == ["smallTarget", "lowContrast"])
    #expect(findings.map { $0["element"] as? Int } == [0, 1])
    #expect(findings.map { $0["id"] as? String } == ["go", "lb"])

    let text = try Tool.run("frames", path, "--accessibility")
    #expect(
      text.output.hasSuffix(
        """
        1. "Go home, button" UIButton (16, 60; 30 × 44)
           smallTarget: UIButton is 30 × 44 points, smaller than 44 × 44.
        2. "Pale" UILabel (100, 60; 80 × 44)
           lowContrast: The text of UILabel has a contrast ratio of 1, lower than 4.5.


        """))
  }

  /// A small button with a label of its own, and white text on white.
  private static let readDocument = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
    toolsVersion="22505" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
      <objects>
        <view contentMode="scaleToFill" id="vw">
          <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
          <subviews>
            <label opaque="NO" text="Pale" contentMode="left" fixedFrame="YES" id="lb">
              <rect key="frame" x="100" y="60" width="80" height="44"/>
              <fontDescription key="fontDescription" type="system" pointSize="17"/>
              <color key="textColor" white="1" alpha="1" colorSpace="custom" \
    customColorSpace="genericGamma22GrayColorSpace"/>
            </label>
            <button opaque="NO" contentMode="scaleToFill" fixedFrame="YES" buttonType="custom" id="go">
              <rect key="frame" x="16" y="60" width="30" height="44"/>
              <accessibility key="accessibilityConfiguration" label="Go home"/>
              <state key="normal">
                <color key="titleColor" white="0" alpha="1" colorSpace="custom" \
    customColorSpace="genericGamma22GrayColorSpace"/>
              </state>
            </button>
          </subviews>
          <color key="backgroundColor" white="1" alpha="1" colorSpace="custom" \
    customColorSpace="genericGamma22GrayColorSpace"/>
        </view>
      </objects>
    </document>
    """

  @Test("--size replaces the size of the document's canvas")
  func size() throws {
    let run = try Tool.run(
      "frames", Tool.example("Login.storyboard"), "--size", "320x480", "--format", "jsonl")
    #expect(try run.frames()["LgN-vw-001"] == [0, 0, 320, 480])
  }

  @Test("All combinations of device and orientation are laid out once")
  func allDevices() throws {
    let run = try Tool.run(
      "frames", Tool.example("Login.storyboard"), "--device", "all", "--orientation", "all",
      "--format", "jsonl")
    let roots = try #require(try run.objects()[0]["roots"] as? [[String: Any]])
    let canvases = roots.map { "\($0["device"] ?? "") \($0["orientation"] ?? "")" }
    #expect(canvases.count == 2 * Device.all.count)
    #expect(Set(canvases).count == canvases.count)
  }

  @Test("The output does not depend on the number of workers")
  func jobs() throws {
    let folder = try ScratchFolder()
    let names = ["Login", "Settings", "Universal"]
    for round in 0..<4 {
      for name in names {
        let text = try String(contentsOfFile: Tool.example("\(name).storyboard"), encoding: .utf8)
        try folder.write(text, to: "\(round)\(name).storyboard")
      }
      try folder.write("<document", to: "\(round)broken.xib")
    }
    for format in ["text", "jsonl"] {
      let runs = try ["1", "2", "5"].map { jobs in
        try Tool.run("frames", folder.path, "--format", format, "--jobs", jobs)
      }
      #expect(runs.allSatisfy { $0.status == 65 })
      #expect(Set(runs.map(\.output)).count == 1)
      #expect(Set(runs.map(\.errors)).count == 1)
      #expect(runs[0].output.contains("3Universal.storyboard"))
    }
  }
}

extension Tool {
  /// The frames of all views that were printed as JSON lines, by identifier.
  func frames() throws -> [String: [Double]] {
    var frames: [String: [Double]] = [:]
    for object in try objects() {
      for root in object["roots"] as? [[String: Any]] ?? [] {
        for view in root["views"] as? [[String: Any]] ?? [] {
          let id = try #require(view["id"] as? String)
          frames[id] = try #require(view["frame"] as? [Any]).compactMap {
            ($0 as? NSNumber)?.doubleValue
          }
        }
      }
    }
    return frames
  }
}
