import AutoLayout
import Foundation
import Testing

/// Oracle: Apple's documentation of pasteboards, whose objects for one name have the same contents.
@MainActor @Suite struct PasteboardTests {
  private let name = UIPasteboard.Name(rawValue: "org.example.\(UUID().uuidString)")

  @Test func `Pasteboards with the same name share their contents`() {
    #expect(UIPasteboard(name: name, create: false) == nil)
    let first = UIPasteboard(name: name, create: true)
    first?.string = "a"
    let second = UIPasteboard(name: name, create: false)
    #expect(second?.string == "a" && second?.changeCount == 1)
    second?.string = "b"
    #expect(first?.string == "b" && first?.changeCount == 2)
    UIPasteboard.remove(withName: name)
    #expect(UIPasteboard(name: name, create: false) == nil)
  }

  @Test func `Looking up a pasteboard neither changes it nor posts a notification`() {
    final class Counter: @unchecked Sendable { var count = 0 }
    let board = UIPasteboard(name: name, create: true)
    board?.strings = ["a", "b"]
    let counter = Counter()
    let token = NotificationCenter.default.addObserver(
      forName: UIPasteboard.changedNotification, object: nil, queue: nil
    ) { _ in counter.count += 1 }
    defer { NotificationCenter.default.removeObserver(token) }
    #expect(UIPasteboard(name: name, create: true)?.strings == ["a", "b"])
    #expect(counter.count == 0)
  }

  @Test func `The general pasteboard is a single object that cannot be removed`() {
    let board = UIPasteboard.general
    #expect(UIPasteboard.general === board)
    UIPasteboard.remove(withName: .general)
    board.string = "text"
    #expect(UIPasteboard(name: .general, create: false)?.string == "text")
    board.items = []
  }
}
