import Foundation
import Testing

@Suite("autolayout explain")
struct ExplainCommandTests {
  private static let log = """
    Unable to simultaneously satisfy constraints.
    (
        "<NSLayoutConstraint:0x1 UIView:0xa.width == 20   (active)>",
        "<NSLayoutConstraint:0x2 UIView:0xa.width == 40   (active)>"
    )

    """

  private func explain(_ text: String, _ arguments: String...) throws -> Tool {
    let scratch = try ScratchFolder()
    return try Tool.run(["explain", try scratch.write(text, to: "console.log")] + arguments)
  }

  @Test("A conflict is explained in text, with exit code 1")
  func text() throws {
    let run = try explain(Self.log)
    #expect(run.status == 1)
    #expect(run.errors.isEmpty)
    #expect(run.output.contains("[0] UIView is 20 points wide"))
    #expect(run.output.contains("UIKit is expected to break [1]: UIView is 40 points wide."))
    #expect(run.output.contains("remove [1]"))
  }

  @Test("Each report is explained on a line of JSON")
  func json() throws {
    let run = try explain(Self.log + Self.log, "--format", "json")
    let objects = try run.objects()
    #expect(run.status == 1)
    #expect(objects.count == 2)
    #expect(objects[0]["constraints"] as? Int == 2)
    #expect(objects[0]["parsed"] as? Int == 2)
    #expect(objects[0]["infeasible"] as? Bool == true)
    #expect(objects[0]["conflict"] as? [Int] == [0, 1])
    #expect(objects[0]["broken"] as? Int == 1)
    #expect(objects[0]["predicted"] as? Int == 1)
    #expect(objects[0]["recorded"] is NSNull)
    #expect((objects[0]["listed"] as? [String])?.count == 2)
    let repairs = try #require(objects[0]["repairs"] as? [[String: Any]])
    #expect(repairs.contains { $0["by"] as? Int == -20 && $0["constraints"] as? [Int] == [1] })
  }

  /// The prediction is 1, since the larger width has to shrink.
  @Test("A broken constraint that the log names takes precedence over the prediction")
  func recorded() throws {
    let log =
      Self.log + """

        Will attempt to recover by breaking constraint
        <NSLayoutConstraint:0x1 UIView:0xa.width == 20   (active)>
        """
    let object = try #require(try explain(log, "--format", "json").objects().first)
    #expect(object["broken"] as? Int == 0)
    #expect(object["predicted"] as? Int == 1)
    #expect(object["recorded"] as? Int == 0)
    #expect(try explain(log).output.contains("According to the log, UIKit broke [0]: "))
  }

  @Test("A UTF-16 log is read, and the error for text without a report has an example")
  func encodings() throws {
    let scratch = try ScratchFolder()
    let file = scratch.path + "/console.log"
    try #require(Self.log.data(using: .utf16LittleEndian)).write(to: URL(fileURLWithPath: file))
    #expect(try Tool.run("explain", file).status == 1)
    for text in ["nothing here", "Unable to simultaneously satisfy constraints:\n<private>\n"] {
      let run = try explain(text)
      #expect(run.status == 65)
      #expect(run.errors.contains("<NSLayoutConstraint:0x600001"))
    }
  }

  @Test("Suggested priorities do not violate the rule near-required-priority")
  func priorities() throws {
    let output = try explain(Self.log).output
    #expect(output.contains("to 750"))
    #expect(!output.contains("99"))
  }

  @Test("Exit codes are 0 without a conflict, 65 without a report, and 66 without a file")
  func statuses() throws {
    let fine = Self.log.replacingOccurrences(of: "40", with: "20")
    #expect(try explain(fine).status == 0)
    #expect(try explain("nothing here").status == 65)
    #expect(try Tool.run("explain", "/no/such/file").status == 66)
  }

  private static let document = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
    toolsVersion="21701" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
      <objects>
        <view id="cel-00-001" customClass="ProductCell" customModule="Shop">
          <subviews>
            <label text="Cups" id="lab-00-001" translatesAutoresizingMaskIntoConstraints="NO">
              <constraints>
                <constraint firstAttribute="width" relation="greaterThanOrEqual" constant="300" id="c-1"/>
              </constraints>
            </label>
            <label text="Cups" id="lab-00-002" translatesAutoresizingMaskIntoConstraints="NO">
              <constraints>
                <constraint firstAttribute="width" relation="greaterThanOrEqual" constant="300" id="c-2"/>
              </constraints>
            </label>
          </subviews>
          <constraints>
            <constraint firstItem="cel-00-001" firstAttribute="trailing" secondItem="lab-00-002" \
    secondAttribute="trailing" constant="20" id="c-3"/>
            <constraint firstItem="lab-00-002" firstAttribute="leading" secondItem="cel-00-001" \
    secondAttribute="leading" constant="20" id="c-4" identifier="start"/>
          </constraints>
        </view>
      </objects>
    </document>

    """

  /// The two labels look alike; only the second has the edges, and thereby the width of line 13.
  @Test("A log's constraints are found, and one that fits only one view tells similar views apart")
  func places() throws {
    let scratch = try ScratchFolder()
    let log = """
      Unable to simultaneously satisfy constraints.
      (
          "<NSLayoutConstraint:0x1 UILabel:0xb'Cups'.width >= 300   (active)>",
          "<NSLayoutConstraint:0x2 H:[UILabel:0xb'Cups']-(20)-|   (active, names: '|':Shop.ProductCell:0xa )>",
          "<NSLayoutConstraint:0x3 'start' H:|-(20)-[UILabel:0xb'Cups']   (active, names: '|':Shop.ProductCell:0xa )>",
          "<NSLayoutConstraint:0x4 'UIView-Encapsulated-Layout-Width' Shop.ProductCell:0xa.width == 320   (active)>"
      )
      """
    let file = try scratch.write(Self.document, to: "Cell.xib")
    let console = try scratch.write(log, to: "console.log")
    let json = try Tool.run("explain", console, "--document", file, "--format", "json").objects()
    let places = try #require(json.first?["places"] as? [[String]])
    #expect(
      places.map { $0.map { $0.split(separator: ":").last } } == [["13"], ["18"], ["19"], []])
    let text = try Tool.run("explain", console, "--document", file).output
    #expect(text.contains("at least 300 points wide, at "))
    #expect(try Tool.run("explain", console, "--document", "/no/such.xib").status == 66)
  }

  @Test("The SVG picture contains all reports")
  func picture() throws {
    let run = try explain(Self.log + Self.log, "--format", "svg")
    #expect(run.status == 1)
    #expect(run.output.hasPrefix("<svg ") && run.output.hasSuffix("</svg>\n"))
    #expect(run.output.components(separatedBy: "<svg ").count == 2)
  }
}
