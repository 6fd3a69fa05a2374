import AutoLayout
import Foundation
import InterfaceBuilder
import Testing

@testable import Studio

@Suite("Consistency after an edit")
@MainActor
struct SettlingTests {
  /// A box with constraints for its place and its height, and one with a height that is open.
  private static let boxes = TestDocument.storyboard(
    """
    <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="box-vw-000">
        <rect key="frame" x="20" y="100" width="350" height="80"/>
        <constraints>
            <constraint firstAttribute="height" constant="80" id="box-h0-000"/>
        </constraints>
    </view>
    <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="opn-vw-000">
        <rect key="frame" x="20" y="200.5" width="120" height="60"/>
        <constraints>
            <constraint firstAttribute="width" constant="120" id="opn-w0-000"/>
            <constraint firstAttribute="height" constant="60" id="opn-h0-000"/>
        </constraints>
    </view>
    """,
    constraints: """
      <constraint firstItem="box-vw-000" firstAttribute="leading" secondItem="rot-vw-000" secondAttribute="leading" \
      constant="20" id="box-l0-000"/>
      <constraint firstItem="box-vw-000" firstAttribute="top" secondItem="rot-vw-000" secondAttribute="top" \
      constant="100" id="box-t0-000"/>
      <constraint firstItem="rot-vw-000" firstAttribute="trailing" secondItem="box-vw-000" \
      secondAttribute="trailing" constant="20" id="box-r0-000"/>
      <constraint firstItem="opn-vw-000" firstAttribute="leading" secondItem="rot-vw-000" secondAttribute="leading" \
      constant="20" id="opn-l0-000"/>
      """)

  private func text(after edit: StudioEdit) throws -> String {
    let document = try TestDocument.read(Self.boxes)
    let change = try edit.settledEdit(of: document)
    let changed = try document.applying(change)
    #expect(try changed.applying(change.inverse).bytes == document.bytes)
    return String(decoding: changed.bytes, as: UTF8.self)
  }

  @Test("An edit of a constant also writes the frame, and nothing else")
  func recordsFrames() throws {
    let after = try text(after: .changeConstraint("box-h0-000", .init(constant: 120)))
    #expect(
      after
        == Self.boxes.replacingOccurrences(
          of: #"constant="80" id="box-h0-000""#, with: #"constant="120" id="box-h0-000""#
        ).replacingOccurrences(
          of: #"width="350" height="80"/>"#, with: #"width="350" height="120"/>"#))
  }

  @Test("In an ambiguous view, only the determined coordinates are written and drawn")
  func partOfAnAmbiguousView() throws {
    let after = try text(after: .changeConstraint("opn-w0-000", .init(constant: 140)))
    // hand: the place along y is open, and keeps its notation.
    #expect(
      after
        == Self.boxes.replacingOccurrences(
          of: #"constant="120" id="opn-w0-000""#, with: #"constant="140" id="opn-w0-000""#
        ).replacingOccurrences(
          of: #"y="200.5" width="120""#, with: #"y="200.5" width="140""#))
  }

  @Test("Setting a frame changes the constants of its constraints")
  func frameOfAConstrainedView() throws {
    let after = try text(after: .setFrame(view: "box-vw-000", frame: [30, 110, 340, 90]))
    // hand: leading 30, top 110, trailing 390 - 370 = 20 as before, height 90.
    #expect(
      after
        == Self.boxes.replacingOccurrences(
          of: #"constant="20" id="box-l0-000""#, with: #"constant="30" id="box-l0-000""#
        ).replacingOccurrences(
          of: #"constant="100" id="box-t0-000""#, with: #"constant="110" id="box-t0-000""#
        ).replacingOccurrences(
          of: #"constant="80" id="box-h0-000""#, with: #"constant="90" id="box-h0-000""#
        ).replacingOccurrences(
          of: #"<rect key="frame" x="20" y="100" width="350" height="80"/>"#,
          with: #"<rect key="frame" x="30" y="110" width="340" height="90"/>"#))
  }

  @Test("A misplaced view is drawn at its solved frame")
  func drawsTheSolution() throws {
    let text = Self.boxes.replacingOccurrences(of: #"x="20" y="100""#, with: #"x="60" y="100""#)
    let root = try #require(TestDocument.read(text).roots.first)
    var modeler = SceneModeler(isDark: false)
    let scene = modeler.model(
      root.instantiate().snapshot(), isOwnCanvas: true, isRightToLeft: false, documentIDs: [])
    let box = try #require(scene.views.first { $0.key == "box-vw-000" })
    #expect(box.frame == [20, 100, 350, 80] && box.shown == nil)
    #expect(box.recorded == [60, 100, 350, 80] && box.isMisplaced == true)
    let open = try #require(scene.views.first { $0.key == "opn-vw-000" })
    #expect(open.shown == [20, 200.5, 120, 60] && open.isMisplaced == nil)
    // An edit that moves neither leaves the file's frame.
    let changed = try TestDocument.read(text)
    let after = try changed.applying(
      StudioEdit.changeConstraint("opn-w0-000", .init(constant: 140)).settledEdit(of: changed))
    #expect(String(decoding: after.bytes, as: UTF8.self).contains(#"x="60" y="100" width="350""#))
  }

  // hand: the text is 39 points wide; a recorded width of 80 is not that of the layout.
  @Test(
    "A frame that the constraints do not allow is refused, whatever frame is recorded",
    arguments: [39, 80])
  func refusesFrames(recordedWidth: Int) throws {
    let text = TestDocument.storyboard(
      """
      <label opaque="NO" userInteractionEnabled="NO" contentMode="left" text="Hello" \
      lineBreakMode="tailTruncation" translatesAutoresizingMaskIntoConstraints="NO" id="lab-vw-000">
          <rect key="frame" x="20" y="100" width="\(recordedWidth)" height="20.333333333333332"/>
          <fontDescription key="fontDescription" type="system" pointSize="17"/>
      </label>
      """,
      constraints: """
        <constraint firstItem="lab-vw-000" firstAttribute="leading" secondItem="rot-vw-000" \
        secondAttribute="leading" constant="20" id="lab-l0-000"/>
        <constraint firstItem="lab-vw-000" firstAttribute="top" secondItem="rot-vw-000" secondAttribute="top" \
        constant="100" id="lab-t0-000"/>
        """)
    let document = try TestDocument.read(text)
    #expect(throws: StudioError.self) {
      try StudioEdit.setFrame(view: "lab-vw-000", frame: [20, 100, 200, 20.333333333333332])
        .settledEdit(of: document)
    }
  }

  @Test("Each edit lays out the scene once")
  func layouts() throws {
    let document = try StudioDocument(data: Data(Self.boxes.utf8), name: "Boxes")
    for height in 1...5 {
      try document.perform(.changeConstraint("box-h0-000", .init(constant: Double(100 + height))))
      let root = try #require(document.document.roots.first)
      // hand: the first edit needs the layout before it too.
      #expect(document.settled.layouts == height + 1)
      // The views that were laid out are those of a new layout.
      let taken = try #require(document.settled.take(root))
      let (old, new) = (taken.snapshot(), root.instantiate().snapshot())
      #expect(old.views.map(\.frame) == new.views.map(\.frame))
      #expect(old.views.map(\.recordedFrame) == new.views.map(\.recordedFrame))
      #expect(old.views.map(\.ambiguity) == new.views.map(\.ambiguity))
      #expect(document.settled.take(root) == nil)
    }
    // After undo, the frames are those of another state.
    try document.undo()
    try document.perform(.changeConstraint("box-h0-000", .init(constant: 90)))
    #expect(document.settled.layouts == 8)
  }

  @Test("The solution of every lesson leaves no misplaced view", arguments: 0..<10)
  func lessons(number: Int) throws {
    let document = try StudioDocument(lesson: Lesson.all[number])
    for step in Lesson.solution(of: number) { try document.perform(step(document.document)) }
    let state = try Lesson.all[number].check(document.document, number: number)
    #expect(state.isSolved, "\(state.hint ?? "")")
    #expect(LessonLayout(document.document).scene().misplacedNames.isEmpty)
    #expect(Lesson.goal(of: number, isDark: false) != nil)
    #expect(
      document.document.element(withIdentifier: LessonStart.start(of: number).object) != nil
        || number == 2)
  }
}
