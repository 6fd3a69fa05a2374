import Foundation
import Testing

@testable import Studio

@Suite("The width ruler's search")
@MainActor
struct WidthRulerTests {
  private static let faults = (0..<100).map {
    LayoutFault(kind: "clipped", text: "row \($0) is clipped", keys: [])
  }

  @Test("Failures that begin at the same width are narrowed down together")
  func together() async throws {
    var layouts = 0
    let spans = try await FailingSpans.find(from: 300, to: 324) { size in
      layouts += 1
      return size >= 317 ? Set(Self.faults) : []
    }
    #expect(spans.count == 100)
    // hand: halved from 12 points to less than a quarter, the ends are off by at most that.
    #expect(spans.allSatisfy { $0.from >= 317 && $0.from <= 317.25 && $0.to == 324 })
    // hand: 300, 312 and 324, then 12, 6, 3, 1.5, 0.75 and 0.375 points are halved.
    #expect(layouts == 9)
  }

  @Test("A cancelled search makes no more layouts, even within a step")
  func cancelled() async {
    let count = Count()
    let search = Task {
      try await FailingSpans.find(from: 300, to: 3000) { size in
        count.layouts += 1
        // The third layout is the first that looks for the end of a fault.
        if count.layouts == 3 { withUnsafeCurrentTask { $0?.cancel() } }
        return size >= 305 ? Set(Self.faults) : []
      }
    }
    await #expect(throws: CancellationError.self) { try await search.value }
    #expect(count.layouts == 3)
  }

  @Test("A search that another request interrupts reports it")
  func interrupted() async throws {
    let (answers, told) = AsyncStream<Answer?>.makeStream()
    let path = ExampleCopy.original("Login")
    let window = StudioWindow(StudioWorkspace(paths: [path], isReadOnly: true)) { bytes in
      told.yield(try? JSONDecoder().decode(Answer.self, from: Data(bytes)))
    }
    defer { window.close() }
    for request in [
      #"{"id":1,"version":1,"ask":{"type":"open","document":0}}"#,
      #"{"id":2,"ask":{"type":"ruler","from":280,"to":1024}}"#,
      #"{"id":3,"ask":{"type":"canvas","canvas":{"width":400,"height":844}}}"#,
      #"{"id":4,"ask":{"type":"ruler","from":280,"to":1}}"#,
    ] { window.receive(Array(request.utf8)) }
    var found: [Int: Bool?] = [:]
    for await case let answer? in answers.prefix(4) {
      found[answer.re] = answer.error?.isInterrupted
    }
    #expect(found == [1: nil, 2: true, 3: nil, 4: nil])
  }

  private struct Answer: Decodable {
    struct Failure: Decodable {
      var isInterrupted: Bool?
    }
    var re: Int
    var error: Failure?
  }

  @MainActor
  private final class Count {
    var layouts = 0
  }
}
