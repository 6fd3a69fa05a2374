import AutoLayout
import Foundation
import InterfaceBuilder
import Testing

@testable import LayoutAnalysis

@Suite("Layout equivalence") @MainActor
struct LayoutEquivalenceTests {
  private typealias Text = PairText

  /// The only root of a document.
  private func root(_ text: String) throws -> InterfaceRoot {
    let document = try InterfaceDocument(data: Data(text.utf8), name: "Test.xib")
    return try #require(document.roots.first)
  }

  /// The comparison of widths and settings that take little time.
  private func options(
    _ widths: ClosedRange<Double> = 320...430, _ rules: MatchingRules = MatchingRules()
  ) -> LayoutEquivalence.Options {
    var options = LayoutEquivalence.Options(widths: widths)
    options.canvases = [CanvasChoice()]
    options.rules = rules
    return options
  }

  /// A document with one box.
  private func box(_ id: String, leading: Double = 16) throws -> InterfaceRoot {
    try root(
      Text.xib(
        Text.box(id),
        Text.row(id, top: 20, height: 40) + Text.sides(id, leading: leading, trailing: 16)))
  }

  // MARK: - Results

  // By hand: two pixels per point; x is 16 and 17, and the right edge is w − 16.
  @Test(
    "The counterexample is at the smallest differing width, with both frames and their constraints")
  func counterexample() throws {
    let result = LayoutEquivalence(try box("box"), try box("box", leading: 17), options())
    let found = try #require(result.counterexample)
    #expect(found.width == 320)
    #expect(found.firstFrame == CGRect(x: 16, y: 20, width: 288, height: 40))
    #expect(found.secondFrame == CGRect(x: 17, y: 20, width: 287, height: 40))
    #expect(found.firstConstraints == ["UIView.leading == UIView.leading + 16"])
    #expect(found.secondConstraints == ["UIView.leading == UIView.leading + 17"])
    #expect(found.firstMarks == [1] && found.secondMarks == [1])
    #expect(
      result.description
        == "UIView (box) at 320 × 480: (16, 20; 288 × 40) in the first layout, "
        + "(17, 20; 287 × 40) in the second; they differ at widths 320...430")
  }

  // By derivation: the default settings come first, then larger text, then right to left.
  @Test("Settings are sorted by their distance from the defaults")
  func order() {
    let settings = LayoutEquivalence.Options.allSettings.nearestToDefaultsFirst.map(\.settings)
    #expect(settings.count == 24)
    #expect(settings[0].contentSizeCategory == .large)
    #expect(settings[0].layoutDirection == .leftToRight)
    #expect(settings[1].contentSizeCategory == .large)
    #expect(settings[1].layoutDirection == .rightToLeft)
    #expect(settings[23].contentSizeCategory == .accessibilityExtraExtraExtraLarge)
  }

  // By derivation: one range and one layout of each side.
  @Test("A single width takes one layout of each side")
  func single() throws {
    let result = LayoutEquivalence(try box("box"), try box("box"), options(375.5...375.5))
    #expect(result.isEquivalent)
    #expect(result.runs.map(\.layouts) == [2])
    #expect(result.runs[0].pieces.map(\.evidence) == [.sampled])
  }

  @Test("Sampling all whole widths finds the same differences but proves nothing")
  func exhaustive() throws {
    var options = options(320...340)
    options.maxLayouts = 0
    let same = LayoutEquivalence(try box("box"), try box("box"), options)
    #expect(same.isEquivalent && !same.isComplete)
    let moved = LayoutEquivalence(try box("box"), try box("box", leading: 17), options)
    #expect(moved.runs[0].differences.first?.wholeWidths == [320...340])
  }

  // MARK: - Matching

  @Test("Views with different identifiers are matched by order or by the given pairs")
  func identifiers() throws {
    #expect(LayoutEquivalence(try box("one"), try box("two"), options()).isEquivalent)
    let constraints =
      Text.row("a", top: 20, height: 40) + Text.sides("a", leading: 16, trailing: 16)
      + Text.row("b", top: 80, height: 30) + Text.sides("b", leading: 8, trailing: 8)
    let first = try root(Text.xib(Text.box("a") + Text.box("b"), constraints))
    let swapped = constraints.map {
      $0.replacing("\"a\"", with: "\"x\"").replacing("\"b\"", with: "\"y\"")
    }
    let second = try root(Text.xib(Text.box("y") + Text.box("x"), swapped))
    #expect(!LayoutEquivalence(first, second, options()).isEquivalent)
    let rules = MatchingRules(pairs: [.init(first: "a", second: "x")])
    let matched = LayoutEquivalence(first, second, options(320...430, rules))
    #expect(matched.isEquivalent)
    #expect(matched.unknownNames.isEmpty)
  }

  @Test("Matching rules with unknown views are reported")
  func unknownNames() throws {
    let rules = MatchingRules(pairs: [.init(first: "no", second: "box")], ignored: ["nothing"])
    let result = LayoutEquivalence(
      try box("box"), try box("box"), options(320...320, rules))
    #expect(result.unknownNames == ["no=box", "nothing"])
  }

  @Test("Malformed pairs of names are refused", arguments: ["", "=", "a=", "=b", "a"])
  func malformedPairs(text: String) {
    #expect(MatchingRules.Pair(text) == nil)
    #expect(MatchingRules.Pair("a=b=c") == .init(first: "a", second: "b=c"))
  }

  @Test("An ignored view is left out of the comparison with its subviews")
  func ignored() throws {
    let outer = LintFixture.view(
      "outer", (0, 0, 44, 44), content: "<subviews>\(Text.box("inner"))</subviews>")
    let more = try root(
      Text.xib(
        Text.box("box") + outer,
        Text.row("box", top: 20, height: 40) + Text.sides("box", leading: 16, trailing: 16)
          + Text.row("outer", top: 80, height: 40) + Text.sides("outer", leading: 1, trailing: 1)))
    #expect(!LayoutEquivalence(try box("box"), more, options()).isEquivalent)
    let rules = MatchingRules(ignored: ["outer"])
    #expect(LayoutEquivalence(try box("box"), more, options(320...430, rules)).isEquivalent)
  }

  @Test("A wrapper view is reported but makes no difference, unless it has a background")
  func containers() throws {
    let inner = Text.row("box", top: 0, height: 40, in: "wrap")
    let sides = Text.sides("box", leading: 6, trailing: 6, in: "wrap")
    let outer =
      Text.row("wrap", top: 20, height: 40) + Text.sides("wrap", leading: 10, trailing: 10)
    let wrapped = try root(
      Text.xib(Text.wrapper("wrap", Text.box("box"), inner + sides), outer))
    let result = LayoutEquivalence(try box("box"), wrapped, options())
    #expect(result.isEquivalent)
    #expect(result.secondContainers.map(\.identifier) == ["wrap"])
    let colored = try root(
      Text.xib(
        Text.box("wrap", "<subviews>\(Text.box("box"))</subviews>"), inner + sides + outer))
    let other = LayoutEquivalence(try box("box"), colored, options())
    #expect(other.runs[0].differences.map(\.kind) == [.missing])
    #expect(other.runs[0].differences[0].second?.identifier == "wrap")
  }

  @Test("Texts and hidden views are differences of the content and not of the layout")
  func contents() throws {
    func label(_ text: String, _ attributes: String) throws -> InterfaceRoot {
      try root(
        Text.xib(
          LintFixture.label("label", text, (16, 20, 100, 20), attributes: attributes),
          Text.row("label", top: 20, height: 20)
            + Text.sides("label", leading: 16, trailing: 16)))
    }
    let result = LayoutEquivalence(
      try label("Yes", ""), try label("No", "hidden=\"YES\""), options())
    #expect(result.isEquivalent && !result.hasSameContent)
    #expect(
      result.runs[0].contentDifferences.map(\.kind) == [
        .content("hidden in the second only"), .content("text “Yes” and “No”"),
      ])
  }

  // MARK: - Programs

  /// The screen of `box(_:leading:)` in code.
  private func program(leading: @escaping (UIView) -> CGFloat) -> UIView {
    let root = ProgramRoot(leading: leading)
    return root
  }

  /// A view that lays out its box by a rule.
  private final class ProgramRoot: UIView {
    private let leading: (UIView) -> CGFloat
    private var constraint: NSLayoutConstraint?

    init(leading: @escaping (UIView) -> CGFloat) {
      self.leading = leading
      super.init(frame: .zero)
      let box = UIView()
      box.accessibilityIdentifier = "box"
      box.backgroundColor = .blue
      box.translatesAutoresizingMaskIntoConstraints = false
      addSubview(box)
      let near = box.leadingAnchor.constraint(equalTo: leadingAnchor)
      constraint = near
      NSLayoutConstraint.activate([
        near, trailingAnchor.constraint(equalTo: box.trailingAnchor, constant: 16),
        box.topAnchor.constraint(equalTo: topAnchor, constant: 20),
        box.heightAnchor.constraint(equalToConstant: 40),
      ])
    }

    required init?(coder: NSCoder) { nil }

    override func updateConstraints() {
      constraint?.constant = leading(self)
      super.updateConstraints()
    }
  }

  @Test("A view built in code is compared with a document in all settings")
  func programs() throws {
    var all = LayoutEquivalence.Options(widths: 320...430)
    all.canvases = Array(all.canvases.prefix(4))
    let same = LayoutEquivalence(try box("box"), all) { self.program { _ in 16 } }
    #expect(same.isEquivalent, "\(same)")
    #expect(same.runs.count == 4 && same.matched == 2)
    // What code does between the widths at which it was tried is not known.
    #expect(same.runs.allSatisfy { $0.pieces.allSatisfy { $0.evidence == .interpolated } })
    let moved = LayoutEquivalence(try box("box"), options()) { self.program { _ in 18 } }
    #expect(moved.description.contains("(box) at 320 × 480: (16, 20; 288 × 40) in the first"))
  }

  // By hand: the constant changes from 16 to 20 where the root is wider than 375 points.
  @Test("A width at which code changes the layout is found")
  func programsThatDependOnTheWidth() throws {
    let result = LayoutEquivalence(try box("box"), options()) {
      self.program { $0.bounds.width > 375 ? 20 : 16 }
    }
    let interval = try #require(result.runs[0].differences.first?.intervals.first)
    #expect(abs(interval.lower - 375) < 2e-6 && interval.upper == 430)
    #expect(result.counterexample?.width == 376)
  }

  @Test("A controller gets the content size category, and its view the document's canvas")
  func controllers() throws {
    final class Controller: UIViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        let label = UILabel()
        label.text = "A"
        label.accessibilityIdentifier = "label"
        label.font = .preferredFont(forTextStyle: .body, compatibleWith: .current)
        label.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(label)
        NSLayoutConstraint.activate([
          label.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
          label.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 8),
        ])
      }
    }
    let label = LintFixture.label("label", "A", (0, 0, 20, 20)).replacing(
      "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"17\"/>",
      with: "<fontDescription key=\"fontDescription\" style=\"UICTFontTextStyleBody\"/>")
    let scene = try root(
      Text.scene(
        label,
        [
          Text.constraint("label", "leading", "==", Text.root, "leadingMargin", id: "l"),
          Text.constraint("label", "top", "==", "saf-ea-001", plus: 8, id: "t"),
        ]))
    let result = LayoutEquivalence(scene, .init(widths: 380...430)) { Controller() }
    #expect(result.isEquivalent, "\(result)")
    #expect(result.runs.count == 24)
  }

  // MARK: - Snapshots

  @Test("Snapshots from an app are decoded from JSON and compared at their sizes")
  func snapshots() throws {
    let document = try box("box")
    let layouts = try [320.0, 414].map { width in
      let view = program { _ in 16 }
      document.place(view, on: .size(CGSize(width: width, height: 480)))
      let data = try JSONEncoder().encode(view.layoutSnapshot())
      return try SnapshotFile(data).snapshot
    }
    let same = LayoutEquivalence(document, snapshots: layouts)
    #expect(same.isEquivalent, "\(same)")
    #expect(same.runs.map { $0.pieces.map(\.range) } == [[320...320], [414...414]])
    #expect(same.runs.allSatisfy { $0.pieces.map(\.evidence) == [.sampled] })
    let moved = LayoutEquivalence(try box("box", leading: 18), snapshots: layouts)
    #expect(moved.counterexample?.width == 320)
  }

  @Test(
    "Invalid snapshot files are refused with a reason",
    arguments: [
      ("", "invalid JSON"), ("[]", "has the wrong type"), ("{}", "canvas is missing"),
      ("VIEWS0", "it has 0 views"), ("PARENT", "view 1 must come after its superview"),
      ("CHILDREN", "the subviews of view 0 have another superview"),
      ("TWICE", "the subviews of view 0 have another superview"),
      ("FAR", "the frame of view 1 is out of range"),
    ])
  func invalidSnapshots(text: String, reason: String) throws {
    let document = try box("box")
    let view = program { _ in 16 }
    document.place(view, on: .size(CGSize(width: 320, height: 480)))
    var snapshot = view.layoutSnapshot()
    switch text {
    case "VIEWS0": snapshot.views = []
    case "PARENT":
      snapshot.views[0].children = []
      snapshot.views[1].parent = 1
    case "CHILDREN": snapshot.views[0].children = [0]
    case "TWICE": snapshot.views[0].children = [1, 1]
    case "FAR": snapshot.views[1].frame.origin.x = 1e7
    default: break
    }
    let isMade = text.first?.isLetter == true
    let data = isMade ? try JSONEncoder().encode(snapshot) : Data(text.utf8)
    let failure = try #require(throws: SnapshotFile.Failure.self) { try SnapshotFile(data) }
    #expect(failure.message.contains(reason), "\(failure.message)")
  }
}
