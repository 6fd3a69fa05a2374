import Foundation
import Testing

@testable import AutoLayoutCommand

/// The workers here are shell scripts that answer, crash, hang or talk nonsense, by what the line
/// says; the session must answer every line once and in order.
@Suite("Streams over worker processes")
struct StreamSessionTests {
  private static let task = FramesTask(
    request: CanvasSelection(), format: .jsonl, hasColor: false, errorsHaveColor: false)

  /// Answers each line with its number.
  private static let script = #"""
    read -r assignment
    while read -r number line; do
      case $line in
        *crash*) kill -SEGV $$ ;;
        *hang*) exec sleep 60 ;;
        *closes*) exec >&-; exec sleep 60 ;;
        *slow*) sleep 0.3; echo "answer $number" ;;
        *) echo "answer $number" ;;
      esac
    done
    """#

  /// The answers to lines, without their ends.
  private static func answers(
    to lines: [String], workers: Int, limit: Double = 60, maxLineLength: Int = 1 << 20,
    script: String = Self.script
  ) throws -> (answers: [String], isFine: Bool) {
    let folder = try ScratchFolder()
    let path = try folder.write(lines.map { $0 + "\n" }.joined(), to: "input")
    let input = try #require(FileHandle(forReadingAtPath: path))
    var launch = WorkerProcess.Launch()
    launch.executable = URL(fileURLWithPath: "/bin/sh")
    launch.arguments = ["-c", script]
    var session = StreamSession(
      task: task, project: ProjectBoundary(folder: folder.path), workers: workers,
      input: input.fileDescriptor, limit: limit, maxLineLength: maxLineLength, launch: launch)
    var answers: [String] = []
    let status = session.run { answers.append(String(decoding: $0.dropLast(), as: UTF8.self)) }
    return (answers, status == .fine)
  }

  @Test(
    "Every line is answered once and in order, by any number of workers",
    arguments: 1...4)
  func all(workers: Int) throws {
    let lines = (1...300).map { #"{"path":"\#($0 % 50 == 0 ? "slow" : "d")\#($0).xib"}"# }
    let (answers, isFine) = try Self.answers(to: lines, workers: workers)
    #expect(answers == (1...300).map { "answer \($0)" })
    #expect(isFine)
  }

  @Test("A worker that crashes or closes its output only fails the current line")
  func crash() throws {
    let names = ["a", "crash1", "b", "crash2", "crash3", "closes", "c"]
    let (answers, isFine) = try Self.answers(
      to: names.map { #"{"path":"\#($0).xib"}"# }, workers: 2)
    #expect(isFine)
    #expect(answers.count == names.count)
    for (index, name) in names.enumerated() where index < answers.count {
      if name.count == 1 {
        #expect(answers[index] == "answer \(index + 1)")
      } else {
        #expect(answers[index].hasPrefix(#"{"file":"\#(name).xib","error":"\#(name).xib: "#))
        #expect(answers[index].contains("crashed or ran out of memory"))
      }
    }
    #expect(answers[1].contains("signal 11"))
  }

  @Test("A line that takes too long is answered with an error, and the others continue")
  func hang() throws {
    let (answers, _) = try Self.answers(
      to: [#"{"path":"a"}"#, #"{"path":"hang"}"#, #"{"path":"b"}"#], workers: 1, limit: 0.5)
    #expect(answers.count == 3)
    #expect(answers.first == "answer 1")
    #expect(answers.dropFirst().first?.contains("exceeded the timeout of 0.5 s") == true)
    #expect(answers.last == "answer 3")
  }

  @Test("A worker that does not read a large line is stopped")
  func unread() throws {
    let large = #"{"path":"large","content":""# + String(repeating: "x", count: 300_000) + #""}"#
    let (answers, _) = try Self.answers(
      to: [large, #"{"path":"b"}"#], workers: 1, limit: 0.5, script: "exec sleep 60")
    #expect(answers.count == 2)
    #expect(answers.allSatisfy { $0.contains("exceeded the timeout of 0.5 s") })
  }

  @Test("A malformed line that crashes a worker is reported by its number")
  func malformed() throws {
    let (answers, _) = try Self.answers(to: [#"{"path":"a"}"#, "crash"], workers: 1)
    #expect(answers.last?.hasPrefix(#"{"file":"<stdin>","error":"<stdin>:2: "#) == true)
  }

  @Test("A line over the limit is answered with an error with its number")
  func overlong() throws {
    let long = #"{"path":"\#(String(repeating: "x", count: 3 << 20))"}"#
    let (answers, _) = try Self.answers(
      to: [#"{"path":"a"}"#, long, #"{"path":"b"}"#], workers: 2)
    #expect(answers.first == "answer 1")
    #expect(answers[1].contains("<stdin>:2: the line is longer than 1 MB"))
    #expect(answers.last == "answer 3")
  }

  @Test("If workers cannot be started, every line is answered with an error")
  func unstarted() throws {
    let (answers, _) = try Self.answers(
      to: [#"{"path":"a"}"#, #"{"path":"b"}"#], workers: 2, script: "exit 3")
    #expect(answers.count == 2)
    // Whether the worker is gone before it is told its task, or after, depends on the machine.
    #expect(
      answers.allSatisfy {
        $0.contains("exit code 3") || $0.contains("a worker process could not be started")
      })
  }

  @Test("An empty stream has no answers")
  func empty() throws {
    let (answers, isFine) = try Self.answers(to: [], workers: 2)
    #expect(answers.isEmpty)
    #expect(isFine)
  }
}

@Suite("The line splitter")
struct LineSplitterTests {
  private static func lines(_ pieces: [String], limit: Int) -> [LineSplitter.Line] {
    var splitter = LineSplitter(limit: limit)
    var lines: [LineSplitter.Line] = []
    for piece in pieces { Array(piece.utf8).withUnsafeBytes { lines += splitter.take($0) } }
    return lines + (splitter.takeLast().map { [$0] } ?? [])
  }

  private static func bytes(_ text: String) -> LineSplitter.Line { .bytes(Data(text.utf8)) }

  @Test("Lines are complete, however the input is split")
  func pieces() {
    let text = "one\n\nthree\nfour"
    let expected = ["one", "", "three", "four"].map(Self.bytes)
    #expect(Self.lines([text], limit: 5) == expected)
    #expect(Self.lines(text.map(String.init), limit: 5) == expected)
  }

  @Test("A line longer than the limit is dropped, and the next one is kept")
  func limit() {
    #expect(
      Self.lines(["12345\n1234", "56\n12\n"], limit: 5)
        == [Self.bytes("12345"), .tooLong, Self.bytes("12")])
    #expect(Self.lines(["123456"], limit: 5) == [.tooLong])
  }
}
