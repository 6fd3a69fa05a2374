import AutoLayout
import Foundation
import InterfaceBuilder
import Testing

@testable import LayoutAnalysis

@Suite("Proofs over widths") @MainActor
struct WidthProofTests {
  /// The failures of the fixture's root; two pixels a point, 480 points high.
  private func proof(
    _ subviews: String, _ constraints: String, _ widths: ClosedRange<Double> = 320...1366
  ) throws -> WidthProof {
    let document = try LintFixture.document(subviews: subviews, constraints: constraints)
    return WidthProof(root: try #require(document.roots.first), widths: widths)
  }

  private func button(_ id: String, _ title: String) -> String {
    """
    <button opaque="NO" contentMode="scaleToFill" buttonType="system" lineBreakMode="middleTruncation" \
    translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">
    <rect key="frame" x="0.0" y="0.0" width="46" height="44"/>
    <state key="normal" title="\(title)"/>
    </button>
    """
  }

  private func edges(_ id: String, leading: Double, trailing: Double, top: Double) -> String {
    """
    <constraint firstItem="\(id)" firstAttribute="leading" secondItem="roo-tV-iew" \
    secondAttribute="leading" constant="\(leading)" id="\(id)l"/>
    <constraint firstAttribute="trailing" secondItem="\(id)" secondAttribute="trailing" \
    constant="\(trailing)" id="\(id)t"/>
    <constraint firstItem="\(id)" firstAttribute="top" secondItem="roo-tV-iew" \
    secondAttribute="top" constant="\(top)" id="\(id)y"/>

    """
  }

  // By hand: 20 + 335 + 20 is 375, so that the three required constraints agree at that width alone.
  @Test("A conflict that a single width resolves is found at all others")
  func conflict() throws {
    let proof = try proof(
      LintFixture.view("box-00-001", (20, 20, 335, 44)),
      edges("box-00-001", leading: 20, trailing: 20, top: 20)
        + """
        <constraint firstItem="box-00-001" firstAttribute="width" constant="335" id="box-00-00w"/>
        <constraint firstItem="box-00-001" firstAttribute="height" constant="44" id="box-00-00h"/>
        """)
    let conflicts = proof.failures.filter { $0.check == .conflicting }
    #expect(
      conflicts.flatMap(\.wholeWidths).sorted { $0.lowerBound < $1.lowerBound }
        == [320...374, 376...1366])
    let intervals = conflicts.flatMap(\.intervals).sorted { $0.lower < $1.lower }
    #expect(intervals.map(\.lower) == [320, 375])
    #expect(intervals.map(\.upper) == [375, 1366])
    #expect(intervals.map(\.includesUpper) == [false, true])
    #expect(proof.isComplete)
  }

  // By hand: the button is a tenth as wide as the root. Its edges lie on half points: the left one at
  // 20, the right one is rounded up from 20 + 43.25. The rule wants 43.5 points, so 432.5 are enough.
  @Test("Proofs account for rounding to pixels")
  func rounding() throws {
    let proof = try proof(
      button("but-to-001", "OK"),
      """
      <constraint firstItem="but-to-001" firstAttribute="leading" secondItem="roo-tV-iew" \
      secondAttribute="leading" constant="20" id="but-to-00l"/>
      <constraint firstItem="but-to-001" firstAttribute="top" secondItem="roo-tV-iew" \
      secondAttribute="top" constant="20" id="but-to-00y"/>
      <constraint firstItem="but-to-001" firstAttribute="height" constant="44" id="but-to-00h"/>
      <constraint firstItem="but-to-001" firstAttribute="width" secondItem="roo-tV-iew" \
      secondAttribute="width" multiplier="0.1" id="but-to-00w"/>
      """)
    let small = try #require(proof.failures.first { $0.check == .tooSmall })
    #expect(small.intervals.count == 1)
    #expect(abs(try #require(small.intervals.first).upper - 432.5) < 2e-6)
    #expect(small.wholeWidths == [320...432])
  }

  // By hand: two labels, one from each side, 150 and 200 points wide and 10 points from the edges. The
  // rule allows 2 points: 150 + 10 + 200 + 10 − 2 = 368.
  @Test("Views that meet in a narrow root overlap below the exact width")
  func overlap() throws {
    let proof = try proof(
      LintFixture.label("lab-el-001", "One", (10, 20, 150, 44))
        + LintFixture.label("lab-el-002", "Two", (110, 20, 200, 44)),
      LintFixture.placed("lab-el-001", (10, 20, 150, 44))
        + """
        <constraint firstAttribute="trailing" secondItem="lab-el-002" secondAttribute="trailing" \
        constant="10" id="two-00-00t"/>
        <constraint firstItem="lab-el-002" firstAttribute="top" secondItem="roo-tV-iew" \
        secondAttribute="top" constant="20" id="two-00-00y"/>
        <constraint firstItem="lab-el-002" firstAttribute="width" constant="200" id="two-00-00w"/>
        <constraint firstItem="lab-el-002" firstAttribute="height" constant="44" id="two-00-00h"/>
        """)
    let overlap = try #require(proof.failures.first { $0.check == .overlapping })
    #expect(overlap.wholeWidths == [320...367])
    #expect(overlap.object.identifier == "lab-el-002")
    #expect(overlap.other?.identifier == "lab-el-001")
    // Half a pixel below 368 the left edge of the second label is rounded.
    #expect(abs(try #require(overlap.intervals.last).upper - 368) <= 0.25)
  }

  // The oracle is the program itself at every whole width. The rule compares what is shown.
  // By hand: the other label begins 180 points after this one, and 2 points do not count. A text that is
  // longer by the width of that label, 12 points, holds it as a whole.
  @Test("The longest text ends where it would cover another label, partly or completely")
  func longestText() throws {
    let frame = (200.0, 20.0, 12.0, 21.0)
    let document = try LintFixture.document(
      subviews: LintFixture.label("one", "One", (20, 20, 40, 21))
        + LintFixture.label("two", "B", frame),
      constraints: LintFixture.pinned("one", (20, 20, 40, 21)) + LintFixture.placed("two", frame))
    let root = try #require(document.roots.first)
    let room = try #require(TextRoom(of: "one", in: root, widths: 1000...1010))
    let longest = try #require(room.maxFittingCharacters)
    #expect(room.limit?.check == .overlapping)
    #expect(room.longestWidth <= 182)
    let question = WidthQuestion(
      root: root, widths: 1000...1010, height: nil, canvas: .document)
    for count in 1...(3 * longest) {
      let proof = question.proof { view in
        (view.descendant(withDocumentIdentifier: "one") as? UILabel)?.text =
          InterfaceLocalization.text("One", count: count)
      }
      #expect(proof.failures.contains { $0.check == .overlapping } == (count > longest))
    }
  }

  @Test("Hidden siblings do not count towards the limit of compared views", arguments: [0, 199])
  func hidden(count: Int) throws {
    let hidden = (0..<count).map { number in
      LintFixture.label("hid-\(number)", "Hidden", (0, 0, 60, 21))
        .replacing("opaque=\"NO\"", with: "opaque=\"NO\" hidden=\"YES\"")
    }
    // The second label passes over the first one: both ends of the range are without a failure.
    let document = try LintFixture.document(
      subviews: LintFixture.label("lab-el-001", "One", (140, 20, 30, 44))
        + LintFixture.label("lab-el-002", "Two", (110, 20, 30, 44)) + hidden.joined(),
      constraints: LintFixture.placed("lab-el-001", (140, 20, 30, 44))
        + LintFixture.placed("lab-el-002", (-40, 20, 30, 44)).replacing(
          "secondAttribute=\"leading\"", with: "secondAttribute=\"centerX\"")
        + (0..<count).map { LintFixture.placed("hid-\($0)", (0, 0, 60, 21)) }.joined())
    let root = try #require(document.roots.first)
    let checks: [LayoutCheck] = [.overlapping]
    let proof = WidthProof(root: root, widths: 300...500, checks: checks)
    let every = WidthProof(root: root, widths: 300...500, checks: checks, maxLayouts: 0)
    #expect(!every.failures.isEmpty)
    #expect(Self.widths(proof) == Self.widths(every))
  }

  // By derivation: 44 points are enough, 43 are not.
  @Test("A range of a single width is proved")
  func single() throws {
    let small = try proof(
      button("but-to-001", "OK"), LintFixture.placed("but-to-001", (20, 20, 43, 44)), 375.5...375.5)
    #expect(small.failures.map(\.check) == [.tooSmall])
    let interval = try #require(small.failures.first?.intervals.first)
    #expect(interval.lower == 375.5 && interval.upper == 375.5 && interval.includesLower)
    #expect(small.pieces.map(\.range) == [375.5...375.5])
    #expect(small.pieces.map(\.evidence) == [.sampled])
    let large = try proof(
      button("but-to-001", "OK"), LintFixture.placed("but-to-001", (20, 20, 44, 44)), 375...375)
    #expect(large.failures.isEmpty)
    #expect(large.pieces.count == 1)
    #expect(large.layouts == 1)
  }

  // By derivation: sizes that do not depend on the width fail everywhere or nowhere, and all of that
  // follows from few layouts, however many views there are.
  @Test("Thousands of views are proved with few layouts")
  func manyViews() throws {
    let ids = (0..<1500).map { "vi-ew-\($0)" }
    let proof = try proof(
      ids.map { LintFixture.view($0, (0, 0, 10, 10)) }.joined(),
      ids.map { LintFixture.placed($0, (0, 0, 10, 10)) }.joined(), 320...390)
    #expect(proof.failures.isEmpty)
    #expect(proof.layouts <= 12)
    #expect(proof.isComplete)
  }

  // By derivation: four constraints weigh as much as a view, so that a layout with 400 of them weighs
  // over 100. One examination of a range makes at most four layouts and one for a guess.
  @Test("With many constraints on few views, the limit of samples is lower", arguments: [0, 400])
  func manyConstraints(count: Int) throws {
    let text = Array(repeating: "lorem ipsum", count: 20).joined(separator: " ")
    let document = try LintFixture.document(
      subviews: LintFixture.label("lab-el-001", text, (20, 20, 280, 100))
        .replacing("opaque=\"NO\"", with: "opaque=\"NO\" numberOfLines=\"0\""),
      constraints: edges("lab-el-001", leading: 20, trailing: 20, top: 20)
        + (0..<count).map { number in
          """
          <constraint firstItem="lab-el-001" firstAttribute="height" \
          relation="greaterThanOrEqual" constant="\(number % 40)" id="les-s-\(number)"/>
          """
        }.joined())
    let root = try #require(document.roots.first)
    let layouts = WidthLayouts(root: root, height: nil, canvas: .document, checks: [])
    let sweep = ParameterSweep(budget: 640, room: 2000) { layouts.sample(at: $0) }
    sweep.run(200...700, cuts: [])
    let isAbandoned = sweep.parts.contains { part in
      if case .sampled = part { true } else { false }
    }
    #expect(isAbandoned == (count > 0))
    #expect((sweep.samples.count < 25) == (count > 0))
  }

  // The oracle is the program itself at every whole width.
  @Test("Proofs with line breaks, inequalities, and bends agree with every whole width")
  func exhaustive() throws {
    let text = "A sentence that is long enough to be broken into several lines on phones"
    let document = try LintFixture.document(
      subviews: LintFixture.label(
        "lab-el-001", text, (20, 20, 280, 100)
      )
      .replacingOccurrences(of: "opaque=\"NO\"", with: "opaque=\"NO\" numberOfLines=\"0\"")
        + LintFixture.label("lab-el-002", text, (20, 130, 280, 21)) + button("but-to-001", "Go on"),
      constraints: edges("lab-el-001", leading: 20, trailing: 20, top: 20)
        + edges("lab-el-002", leading: 40, trailing: 90, top: 95)
          + """
          <constraint firstItem="but-to-001" firstAttribute="top" secondItem="lab-el-001" \
          secondAttribute="bottom" constant="8" id="but-to-00y"/>
          <constraint firstItem="but-to-001" firstAttribute="centerX" secondItem="roo-tV-iew" \
          secondAttribute="centerX" id="but-to-00x"/>
          <constraint firstItem="but-to-001" firstAttribute="width" relation="lessThanOrEqual" \
          constant="500" id="but-to-00m"/>
          <constraint firstItem="but-to-001" firstAttribute="width" secondItem="roo-tV-iew" \
          secondAttribute="width" multiplier="0.75" priority="900" id="but-to-00w"/>
          """)
    let root = try #require(document.roots.first)
    let proof = WidthProof(root: root, widths: 320...900)
    let every = WidthProof(root: root, widths: 320...900, maxLayouts: 0)
    #expect(!every.failures.isEmpty)
    #expect(Self.widths(proof) == Self.widths(every))
    #expect(proof.isComplete)
    #expect(proof.layouts < every.layouts / 3)
  }

  // The oracle is the program itself at every whole width. Three views, two of which are a pair of
  // siblings, make four steps for each place that is looked at.
  @Test("Widths beyond the work limit are sampled and give the same failures", arguments: [3, 40])
  func bounded(work: Int) throws {
    let document = try LintFixture.document(
      subviews: LintFixture.label("lab-el-001", "One", (10, 20, 150, 44))
        + LintFixture.label("lab-el-002", "Two", (110, 20, 200, 44)),
      constraints: LintFixture.placed("lab-el-001", (10, 20, 150, 44))
        + LintFixture.placed("lab-el-002", (-30, 20, 200, 44)).replacing(
          "secondAttribute=\"leading\"", with: "secondAttribute=\"centerX\""))
    let root = try #require(document.roots.first)
    func proof(_ work: Int, maxLayouts: Int = WidthProof.maxLayouts) -> WidthProof {
      let layouts = WidthLayouts(root: root, height: nil, canvas: .document, checks: [.overlapping])
      return WidthProof(
        layouts, widths: 320...420, checks: [.overlapping], maxLayouts: maxLayouts,
        budget: FrameBudget(work))
    }
    let bounded = proof(work)
    #expect(bounded.pieces.contains { $0.evidence == .sampled })
    #expect(proof(FrameBudget.usual).isComplete)
    let every = proof(FrameBudget.usual, maxLayouts: 0)
    #expect(!every.failures.isEmpty)
    #expect(Self.widths(bounded) == Self.widths(every))
  }

  // By derivation: the trailing edge is 0.7 of a point outside the container's at 320 points and 1.3
  // outside at 380, so that it is looked at wherever one of the two jumps to another pixel, which is
  // over eighty times each; so many frames are within the budget, a text of 2,000 characters for each
  // is not.
  @Test("Laying out text counts as work", arguments: ["Short", nil])
  func boundedTexts(text: String?) throws {
    let long = Array(repeating: "lorem ipsum", count: 170).joined(separator: " ")
    let document = try LintFixture.document(
      subviews: LintFixture.view(
        "box-00-001", (0, 20, 224, 44),
        content: "<subviews>"
          + LintFixture.label("lab-el-001", text ?? long, (0, 0, 230, 44)) + "</subviews>"),
      constraints: LintFixture.pinned("box-00-001", (0, 20, 224, 44))
        + """
        <constraint firstItem="box-00-001" firstAttribute="width" secondItem="roo-tV-iew" \
        secondAttribute="width" multiplier="0.7" id="box-00-00w"/>
        <constraint firstItem="box-00-001" firstAttribute="height" constant="44" id="box-00-00h"/>
        <constraint firstItem="lab-el-001" firstAttribute="leading" secondItem="box-00-001" \
        secondAttribute="leading" id="lab-el-00l"/>
        <constraint firstItem="lab-el-001" firstAttribute="top" secondItem="box-00-001" \
        secondAttribute="top" id="lab-el-00y"/>
        <constraint firstItem="lab-el-001" firstAttribute="trailing" secondItem="roo-tV-iew" \
        secondAttribute="trailing" multiplier="0.71" constant="-2.5" id="lab-el-00t"/>
        """)
    let root = try #require(document.roots.first)
    func proof(_ budget: FrameBudget) -> WidthProof {
      let checks: [LayoutCheck] = [.clipped, .outside]
      return WidthProof(
        WidthLayouts(root: root, height: nil, canvas: .document, checks: checks),
        widths: 320...380, checks: checks, budget: budget)
    }
    #expect(proof(FrameBudget(10_000)).isComplete == (text != nil))
    // It is laid out where its own edge jumps, which counts 64 each, and nowhere else.
    let usual = FrameBudget()
    #expect(proof(usual).isComplete)
    #expect(FrameBudget.usual - usual.left < 10_000)
  }

  // The oracle is the program itself at every whole width. Among these texts are some that take six
  // lines at 320 points, five at 360 and four at 400: heights on a straight line, with steps between.
  @Test("Evenly spaced line breaks give the same failures as every whole width", arguments: 18...22)
  func evenSteps(words: Int) throws {
    let text = Array(repeating: "lorem ipsum", count: words).joined(separator: " ")
    let document = try LintFixture.document(
      subviews: LintFixture.label("lab-el-001", text, (20, 20, 280, 100))
        .replacingOccurrences(of: "opaque=\"NO\"", with: "opaque=\"NO\" numberOfLines=\"0\"")
        .replacingOccurrences(of: "pointSize=\"17\"", with: "pointSize=\"14\""),
      constraints: edges("lab-el-001", leading: 20, trailing: 20, top: 20))
    let root = try #require(document.roots.first)
    let proof = WidthProof(root: root, widths: 320...400)
    let every = WidthProof(root: root, widths: 320...400, maxLayouts: 0)
    #expect(Self.widths(proof) == Self.widths(every))
  }

  private static func widths(_ proof: WidthProof) -> [String: [ClosedRange<Int>]] {
    var found: [String: [ClosedRange<Int>]] = [:]
    for failure in proof.failures where !failure.wholeWidths.isEmpty {
      found["\(failure.check) \(failure.object.identifier ?? "") \(failure.key)"] =
        failure.wholeWidths
    }
    return found
  }
}
