import Foundation
import Testing

@testable import AutoLayout

/// Oracle: Apple's appendix on the visual format; the order of constraints is that of the text.
@MainActor
@Suite struct VisualFormatTests {
  private let screen = FormatScreen()

  /// One constraint and the equation that a format gives.
  @Test(arguments: [
    ("[a]", []),
    ("[a(50)]", ["a.width == 50"]),
    ("V:[a(>=50@400)]", ["a.height >= 50 priority:400"]),
    (
      "[a(>=70,<=100,==b@999)]",
      ["a.width >= 70", "a.width <= 100", "a.width == b.width priority:999"]
    ),
    ("|[a]|", ["a.leading == |.leading", "|.trailing == a.trailing"]),
    ("H:|-50-[a]-(-8)-|", ["a.leading == |.leading + 50", "|.trailing == a.trailing - 8"]),
    ("V:|-[a]-|", ["a.top == |.topMargin NSSpace(0)", "|.bottomMargin == a.bottom NSSpace(0)"]),
    ("[a]-[b]", ["b.leading == a.trailing NSSpace(8)"]),
    ("[a][b]", ["b.leading == a.trailing"]),
    ("V:[a]-(>=8,<=20@500)-[b]", ["b.top >= a.bottom + 8", "b.top <= a.bottom + 20 priority:500"]),
    ("[a]-2.5e1-[b(a)]", ["b.leading == a.trailing + 25", "b.width == a.width"]),
    ("[a]-( 8.)-[b(>= 7)]", ["b.leading == a.trailing + 8", "b.width >= 7"]),
    ("[a(>=b)]", ["a.width >= b.width"]),
  ])
  func `A visual format creates the expected equations`(format: String, equations: [String]) throws
  {
    #expect(try screen.equations(format) == equations)
  }

  /// The example that another implementation's tests count: five constraints.
  @Test func `Constraints are created in the order of the format string`() throws {
    #expect(
      try screen.equations(
        "|-(>=10@low)-[a(b@1000)][b(wide)]|", metrics: ["low": 250, "wide": CGFloat(90.5)])
        == [
          "a.leading >= |.leading + 10 priority:250", "a.width == b.width",
          "b.leading == a.trailing", "b.width == 90.5", "|.trailing == b.trailing",
        ])
  }

  @Test func `Metrics can be numbers of any type and take precedence over views`() throws {
    let metrics: [String: Any] = [
      "i": 1, "d": 2.5, "f": Float(3), "n": NSNumber(value: 4), "c": CGFloat(5),
      "p": UILayoutPriority(6), "s": "7", "u": UInt8(8), "b": 9,
    ]
    let texts = try screen.equations(
      "[a(i,d,f,n,c,s,u,b,>=i@p)]", metrics: metrics)
    #expect(
      texts == ["1", "2.5", "3", "4", "5", "7", "8", "9"].map { "a.width == \($0)" }
        + ["a.width >= 1 priority:6"])
  }

  @Test func `The direction option determines the edges`() throws {
    let format = "|-1-[a]-2-[b]-3-|"
    #expect(
      try screen.equations(format, .directionLeftToRight) == [
        "a.left == |.left + 1", "b.left == a.right + 2", "|.right == b.right + 3",
      ])
    #expect(
      try screen.equations(format, .directionRightToLeft) == [
        "|.right == a.right + 1", "a.left == b.right + 2", "b.left == |.left + 3",
      ])
    #expect(
      try screen.equations("V:|-1-[a]", .directionRightToLeft) == ["a.top == |.top + 1"])
    #expect(
      try screen.equations("|-[a]-|", .directionRightToLeft) == [
        "|.rightMargin == a.right NSSpace(0)", "a.left == |.leftMargin NSSpace(0)",
      ])
  }

  @Test(arguments: [
    (NSLayoutConstraint.FormatOptions.alignAllLeft, "left"), (.alignAllRight, "right"),
    (.alignAllLeading, "leading"), (.alignAllTrailing, "trailing"), (.alignAllCenterX, "centerX"),
  ])
  func `Vertical layouts align neighbors on horizontal attributes`(
    option: NSLayoutConstraint.FormatOptions, name: String
  ) throws {
    #expect(
      try screen.equations("V:[a(5)][b][c]", option).suffix(2)
        == ["a.\(name) == b.\(name)", "b.\(name) == c.\(name)"])
  }

  @Test(arguments: [
    (NSLayoutConstraint.FormatOptions.alignAllTop, "top"), (.alignAllBottom, "bottom"),
    (.alignAllCenterY, "centerY"), (.alignAllLastBaseline, "lastBaseline"),
    (.alignAllBaseline, "lastBaseline"), (.alignAllFirstBaseline, "firstBaseline"),
  ])
  func `Horizontal layouts align neighbors on vertical attributes`(
    option: NSLayoutConstraint.FormatOptions, name: String
  ) throws {
    #expect(
      try screen.equations("|[a][b]|", option).last == "a.\(name) == b.\(name)")
  }

  @Test func `Several alignment options apply together, but not to the superview`() throws {
    #expect(
      try screen.equations("|[a][b]|", [.alignAllTop, .alignAllBottom]) == [
        "a.leading == |.leading", "b.leading == a.trailing", "|.trailing == b.trailing",
        "a.top == b.top", "a.bottom == b.bottom",
      ])
  }

  @Test func `Baseline spacing uses baselines of text and edges of other views`() throws {
    let (title, text) = (UILabel(), UILabel())
    for label in [title, text] { screen.root.addSubview(label) }
    let equations = try screen.equations(
      "V:|-1-[title]-20-[text]-30-[a]", .spacingBaselineToBaseline,
      and: ["title": title, "text": text])
    #expect(
      equations == [
        "title.top == |.top + 1", "text.firstBaseline == title.lastBaseline + 20",
        "a.top == text.lastBaseline + 30",
      ])
  }

  @Test func `Layout guides can be items, and their owning view is the superview`() throws {
    let guide = UILayoutGuide()
    screen.root.addLayoutGuide(guide)
    #expect(
      try screen.equations("V:|-3-[gap(>=8)][a]", and: ["gap": guide]) == [
        "guide.top == |.top + 3", "guide.height >= 8", "a.top == guide.bottom",
      ])
  }

  /// 8 is the default margin; (320 - 16 - 8) / 2 = 148.
  @Test func `Standard spacing is the margin at the superview and 8 points between views`() throws {
    let frames = try screen.frames("|-[a]-[b(a)]-|", "V:|-[a]-|", "V:|[b(30)]", "V:[c][a]")
    #expect(frames["a"] == CGRect(x: 8, y: 8, width: 148, height: 464))
    #expect(frames["b"] == CGRect(x: 164, y: 0, width: 148, height: 30))
  }

  @Test func `Standard spacing follows changes of the margins`() throws {
    NSLayoutConstraint.activate(try screen.constraints("|-[a]-|"))
    screen.root.layoutMargins = UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 50)
    screen.root.layoutIfNeeded()
    #expect(screen.views["a"]?.frame.minX == 30)
    #expect(screen.views["a"]?.frame.maxX == 270)
  }

  @Test func `Before iOS 8, standard spacing to the superview is 20 points`() throws {
    screen.root.layoutEnvironment = LayoutEnvironment(displayScale: 2, systemVersion: 7)
    #expect(
      try screen.equations("|-[a]-|") == [
        "a.leading == |.leading NSSpace(20)", "|.trailing == a.trailing NSSpace(20)",
      ])
  }

  @Test func `A changed constant replaces standard spacing in the description`() throws {
    let constraint = try #require(try screen.constraints("[a]-[b]").first)
    #expect(constraint.description.contains("-(NSSpace(8))-"))
    constraint.constant = 9
    #expect(constraint.description.contains("-(9)-"))
  }

  @Test func `A parsed format exposes the axis, views, relations and connections`() throws {
    let format = try VisualFormat(parsing: "V:|-[a(>=8@low)]-9-[b]|")
    #expect(format.axis == .vertical)
    #expect(format.startsAtSuperview)
    #expect(format.views.map(\.name) == ["a", "b"])
    #expect(format.views[0].connection == .standard)
    #expect(format.views[0].sizes.map(\.relation) == [.greaterThanOrEqual])
    #expect(format.connectionToSuperview == .flush)
  }
}
