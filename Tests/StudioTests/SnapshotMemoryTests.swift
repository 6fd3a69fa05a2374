import AutoLayout
import Foundation
import InterfaceBuilder
import Testing

@testable import Studio

@Suite("Incremental snapshots")
@MainActor
struct SnapshotMemoryTests {
  /// Widths of telephones and tablets, back and forth, so that size classes change too.
  private static let widths: [Double] = [390, 391, 375, 320, 744, 1024, 1366, 360, 390]

  @Test(
    "An incremental snapshot equals a new one",
    arguments: ["Login", "Settings", "Universal", "Practice"])
  func same(name: String) throws {
    let root = try Self.root(name)
    for height in [844.0, 420] {
      var moved = root.instantiate()
      let memory = SnapshotMemory()
      for width in Self.widths {
        let choice = try Self.choice(width, height)
        moved.move(to: choice)
        let snapshot = moved.snapshot(knowing: memory)
        #expect(snapshot == moved.snapshot(), "\(width)")
        #expect(snapshot.constraints.count > 0)
      }
    }
  }

  @Test("Constraints are read only once if only the size changes")
  func once() throws {
    var moved = try Self.root("Practice").instantiate(on: try Self.choice(400, 844))
    let memory = SnapshotMemory()
    let first = moved.snapshot(knowing: memory)
    #expect(memory.changes == nil)
    var changes: [Int] = []
    // hand: 20 + 200 + 8 + 142 + 20 is the least width; below, constraints break.
    for width in stride(from: 399.0, through: 370, by: -1) {
      moved.move(to: try Self.choice(width, 844))
      let snapshot = moved.snapshot(knowing: memory)
      changes += try #require(memory.changes)
      if width >= 390 { #expect(snapshot.conflicts.isEmpty) }
    }
    #expect(memory.readings == 1)
    #expect(!changes.isEmpty)
    #expect(Set(changes).count < first.constraints.count / 2)
  }

  @Test("A snapshot is taken anew if a view is added or its name changes")
  func anew() throws {
    let moved = try Self.root("Login").instantiate(on: try Self.choice(400, 844))
    let memory = SnapshotMemory()
    _ = moved.snapshot(knowing: memory)
    let label = UILabel()
    label.text = "new"
    label.translatesAutoresizingMaskIntoConstraints = false
    moved.view.addSubview(label)
    label.topAnchor.constraint(equalTo: moved.view.topAnchor, constant: 3).isActive = true
    label.leadingAnchor.constraint(equalTo: moved.view.leadingAnchor).isActive = true
    let snapshot = moved.snapshot(knowing: memory)
    #expect(memory.readings == 2)
    #expect(snapshot == moved.snapshot())
    label.text = "another name"
    #expect(moved.snapshot(knowing: memory) == moved.snapshot())
    #expect(memory.readings == 3)
    // The name in the constraints of the label is that of its current text.
    let sides = moved.snapshot(knowing: memory).constraints.map(\.first.name)
    #expect(sides.contains("UILabel “another name”"))
    #expect(memory.readings == 3)
  }

  @Test("A change of width sends only what moved")
  func messages() throws {
    let sent = Sent()
    let workspace = StudioWorkspace(paths: [ExampleCopy.original("Login")], isReadOnly: true)
    let window = workspace.openWindow { sent.messages.append($0) }
    try window.ask(["type": "open", "document": 0])
    try window.ask(["type": "select", "keys": ["LgN-lg-001"]])
    for width in [380, 382, 390, 391] {
      try window.ask(["type": "canvas", "canvas": ["width": width, "height": 844]])
    }
    let bytes = try #require(sent.messages.last)
    let last = try #require(
      JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any])
    #expect(Set(last.keys) == ["re", "scene", "lines"])
    let scene = try #require(last["scene"] as? [String: Any])
    #expect(Set(scene.keys).isSubset(of: ["canvas", "frames", "pictures"]))
    // What was told step by step is what a fresh scene has.
    var modeler = SceneModeler(isDark: false)
    let fresh = modeler.model(
      try Self.root("Login").instantiate(on: try Self.choice(391, 844)).snapshot(),
      isOwnCanvas: false, isRightToLeft: false, documentIDs: [])
    #expect(window.model?.constraints == fresh.constraints)
    #expect(window.model?.views.map(\.frame) == fresh.views.map(\.frame))
  }

  @Test("Constraint lines are written like a JSON encoder writes them")
  func lines() throws {
    let lines = [
      ConstraintLine(
        key: "a\"b", shape: .beam, points: [0, 1.5, 20, 3], extensions: [[1, 2, 3, 4], []],
        isVertical: true, label: "≥8", tone: .conflict, isOptional: true),
      ConstraintLine(
        key: "c", shape: .badge, points: [], isVertical: false, tone: .complete),
    ]
    var message = StudioMessage(re: 3)
    message.lines = lines
    let written = try #require(
      JSONSerialization.jsonObject(with: Data(message.bytes)) as? [String: NSObject])
    let encoded = try #require(
      JSONSerialization.jsonObject(with: JSONEncoder().encode(lines)) as? NSArray)
    #expect(written == ["re": 3 as NSNumber, "lines": encoded])
  }

  /// What a window sends.
  private final class Sent: @unchecked Sendable { var messages: [[UInt8]] = [] }

  private static func choice(_ width: Double, _ height: Double) throws -> CanvasChoice {
    var request = CanvasRequest()
    (request.width, request.height) = (width, height)
    return try request.choice(of: "")
  }

  private static func root(_ name: String) throws -> InterfaceRoot {
    let practice = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Scripts/studio/Practice.storyboard").path
    let path = name == "Practice" ? practice : ExampleCopy.original(name)
    let document = try InterfaceDocument(
      data: Data(contentsOf: URL(fileURLWithPath: path)), name: path)
    return try #require(document.roots.first)
  }
}

extension StudioWindow {
  /// Takes a request in, as the page would send it.
  func ask(_ request: [String: Any]) throws {
    let data = try JSONSerialization.data(withJSONObject: ["id": 1, "version": 1, "ask": request])
    receive(Array(data))
  }
}
