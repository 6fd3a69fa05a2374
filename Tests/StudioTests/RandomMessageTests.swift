import Foundation
import InterfaceBuilder
import Testing

@testable import Studio

/// Damaged messages of a page. The expectation is the protocol: one answer with the number of the message,
/// and a window that goes on.
@Suite("Damaged messages")
@MainActor
struct RandomMessageTests {
  /// How many messages are sent. `RANDOM_MESSAGES=100000` sets another number.
  private static let count =
    ProcessInfo.processInfo.environment["RANDOM_MESSAGES"].flatMap { Int($0) } ?? 600
  /// The seed of the messages. `SEED=7` sets another one.
  private static let seed =
    ProcessInfo.processInfo.environment["SEED"].flatMap { UInt64($0) } ?? 1

  /// What the window sent.
  private final class Outbox: @unchecked Sendable {
    var messages: [[UInt8]] = []

    func hasAnswer(_ number: Int) -> Bool {
      messages.contains { String(decoding: $0, as: UTF8.self).contains("\"re\":\(number)") }
    }
  }

  @Test("Every damaged message gets one answer and leaves the window usable")
  func answers() async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("Screen.storyboard")
    try Data(RecordedEdits.screen.utf8).write(to: file)
    let outbox = Outbox()
    let window = StudioWindow(StudioWorkspace(paths: [file.path])) { outbox.messages.append($0) }
    defer { window.close() }
    window.receive(Array(#"{"id":0,"version":1,"ask":{"type":"open","document":0}}"#.utf8))
    let document = try #require(window.document)
    let original = document.document.bytes
    var random = RandomMessages(seed: Self.seed)
    var refused = 0
    for number in 1...Self.count {
      let message = random.next(number: number)
      outbox.messages = []
      window.receive(message.bytes)
      // A request that writes files, which a damaged value can make, is answered later, after the
      // message with its changes.
      let isWriting = outbox.messages.isEmpty
      for _ in 0..<1000 where isWriting && !outbox.hasAnswer(number) {
        try await Task.sleep(for: .milliseconds(5))
      }
      #expect(isWriting ? outbox.hasAnswer(number) : outbox.messages.count == 1, "\(message.text)")
      let answer = try #require(outbox.messages.last, "\(message.text)")
      let members = try #require(
        try JSONSerialization.jsonObject(with: Data(answer)) as? [String: Any], "\(message.text)")
      if message.isWhole { #expect(members["re"] as? Int == number, "\(message.text)") }
      if members["error"] != nil { refused += 1 }
      // Each object of the selection has lines and an inspector, which take time.
      #expect(Set(window.selection).count == window.selection.count)
      // A window on a document of any state lays it out, and its bytes read back.
      _ = try InterfaceDocument(data: Data(document.document.bytes), name: file.path)
      if number % 20 == 0 {
        while document.undoName != nil { try document.undo() }
        #expect(document.document.bytes == original, "before message \(number)")
      }
    }
    // Both happen, or the messages are not worth sending.
    #expect(refused > Self.count / 10 && refused < Self.count)
    outbox.messages = []
    window.receive(Array(#"{"id":1,"ask":{"type":"workspace"}}"#.utf8))
    #expect(outbox.messages.count == 1)
  }
}

/// Messages with damaged requests, the same for the same seed.
@MainActor
private struct RandomMessages {
  /// A message.
  struct Message {
    /// The bytes of a JSON object, or of a part of one.
    var bytes: [UInt8]
    /// Whether they are a whole object with a number.
    var isWhole: Bool
    /// The bytes for a failure's message.
    var text: String { String(decoding: bytes.prefix(2000), as: UTF8.self) }
  }

  private var random: SplitMix
  /// Requests in the right form. Those that write files or wait for another program are not among them.
  private let requests: [[String: Any]]

  init(seed: UInt64) {
    random = SplitMix(seed: seed)
    requests =
      RecordedEdits.all.compactMap { recorded in
        guard let data = try? JSONEncoder().encode(recorded.edit),
          let edit = try? JSONSerialization.jsonObject(with: data)
        else { return nil }
        return ["type": "edit", "edit": edit]
      } + Self.questions
  }

  private static let questions: [[String: Any]] = [
    ["type": "open", "document": 0, "scene": "rot-vw-000"],
    [
      "type": "canvas",
      "canvas": [
        "device": "retina6_12", "isLandscape": true, "textSize": "UICTContentSizeCategoryXXXL",
        "isRightToLeft": true,
      ],
    ],
    ["type": "canvas", "canvas": ["width": 320, "height": 568, "widthClass": "compact"]],
    ["type": "select", "keys": ["one-lb-001", "rot-c0-000"]],
    ["type": "undo"], ["type": "redo"], ["type": "issues"], ["type": "differences"],
    ["type": "offers", "from": "one-lb-001", "to": "but-bt-001", "toMargins": true],
    ["type": "neighbors", "view": "one-lb-001"],
    ["type": "explain", "view": "one-lb-001", "attribute": "leading"],
    ["type": "repairs", "conflict": 0], ["type": "exercise", "view": "one-lb-001"],
    ["type": "copy", "views": ["one-lb-001"]], ["type": "map"],
    ["type": "picture", "scene": "rot-vw-000", "canvas": ["device": "retina4_7"]],
    ["type": "search", "text": "label"], ["type": "unwindActions"],
    ["type": "lesson", "number": 1],
    ["type": "log", "text": "<NSLayoutConstraint:0x1 H:|-(20)-[UIView:0xb]   (active)>"],
  ]

  private mutating func number(below limit: Int) -> Int { random.number(below: limit) }

  /// A request with some damaged values; one time in eight, also with damaged bytes.
  mutating func next(number id: Int) -> Message {
    var request: Any = requests[number(below: requests.count)]
    for _ in 0..<number(below: 3) { request = damaged(request) }
    let object: [String: Any] = ["id": id, "ask": request]
    var bytes = (try? JSONSerialization.data(withJSONObject: object)).map { Array($0) } ?? []
    guard number(below: 8) == 0, !bytes.isEmpty else { return Message(bytes: bytes, isWhole: true) }
    let place = number(below: bytes.count)
    switch number(below: 3) {
    case 0: bytes.removeSubrange(place...)
    case 1: bytes[place] = UInt8(number(below: 256))
    default: bytes.insert(contentsOf: bytes[place...], at: number(below: bytes.count))
    }
    return Message(bytes: bytes, isWhole: false)
  }

  /// A value with another value in one place of it.
  private mutating func damaged(_ value: Any) -> Any {
    if var object = value as? [String: Any], let key = anyKey(of: object) {
      if number(below: 8) == 0 {
        object[key] = nil
      } else {
        object[key] = damaged(object[key]!)
      }
      return object
    }
    if var list = value as? [Any], !list.isEmpty, number(below: 4) > 0 {
      let place = number(below: list.count)
      list[place] = damaged(list[place])
      return list
    }
    return Self.values[number(below: Self.values.count)]
  }

  private mutating func anyKey(of object: [String: Any]) -> String? {
    object.isEmpty ? nil : object.keys.sorted()[number(below: object.count)]
  }

  private static let values: [Any] = [
    NSNull(), true, 0, -1, 1, 1e308, -1e308, 0.1, 9_007_199_254_740_993, Int.max, Int.min, "",
    "missing", "one-lb-001", "rot-vw-000", "rot-vc-000", "rot-c0-000", "but-bt-001", "safe area",
    "\u{0}", "é\u{301}\u{202E}", "<a/>", "\"&<", ".", "one-lb-001.frame.width", "width",
    "widthClass=compact", "save", String(repeating: "a.", count: 5000), [Any](), [String: Any](),
    [[[[0]]]], ["one-lb-001", "one-lb-001"], Array(repeating: "but-bt-001", count: 600),
    ["type": "undo"],
  ]
}
