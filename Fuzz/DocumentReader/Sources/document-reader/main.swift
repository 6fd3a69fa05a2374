import AutoLayout
import Foundation
import InterfaceBuilder

/// Feeds mutated documents to the reader, the instantiation and the layout.
///
///     document-reader SECONDS SEED DOCUMENT...
///
/// The same seed gives the same inputs. The current input is kept in `fuzz-current.xml`, so that it
/// is available after a crash. Inputs that take longer than two seconds are kept as
/// `fuzz-slow-N.xml`. Exits with 1 if there are slow inputs.

/// SplitMix64 (Steele, Lea, Flood 2014). The state is a single word, so that the seed is sufficient
/// to reproduce a run.
struct Generator: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}

/// Mutates documents in ways in which files are typically damaged.
struct Mutator {
  var generator: Generator
  let seeds: [[UInt8]]

  /// Values that parsers of numbers and identifiers must handle.
  static let words = [
    "NaN", "1e308", "-1e308", "inf", "-0.0", "1e-320", "9999999999999999999999", "", "YES", "nil",
    "-1", "0", "&#x41;", "16:0", "1/0", "0:0", "root", "leading", "notAnAttribute", "subviews",
  ].map { Array($0.utf8) }

  mutating func next() -> [UInt8] {
    var bytes = seeds[Int.random(in: seeds.indices, using: &generator)]
    for _ in 0..<Int.random(in: 1...6, using: &generator) where !bytes.isEmpty {
      change(&bytes)
    }
    return bytes
  }

  private mutating func change(_ bytes: inout [UInt8]) {
    switch Int.random(in: 0..<8, using: &generator) {
    case 0:
      bytes[Int.random(in: bytes.indices, using: &generator)] = .random(
        in: 0...255, using: &generator)
    case 1: bytes.removeSubrange(range(in: bytes, atMost: 400))
    case 2:
      let part = Array(bytes[range(in: bytes, atMost: 2_000)])
      bytes.insert(contentsOf: part, at: Int.random(in: 0...bytes.count, using: &generator))
    case 3: bytes.removeLast(Int.random(in: 0...bytes.count / 2, using: &generator))
    case 4, 5: replaceValue(&bytes, with: Self.words.randomElement(using: &generator) ?? [])
    case 6: moveValue(&bytes)
    default: duplicateLine(&bytes)
    }
  }

  private mutating func range(in bytes: [UInt8], atMost limit: Int) -> Range<Int> {
    let start = Int.random(in: bytes.indices, using: &generator)
    return start..<min(bytes.count, start + Int.random(in: 0...limit, using: &generator))
  }

  /// Returns the range of a random attribute value, without its quotation marks.
  private mutating func value(in bytes: [UInt8]) -> Range<Int>? {
    let quote = UInt8(ascii: "\"")
    let start = Int.random(in: bytes.indices, using: &generator)
    guard let equals = bytes[start...].firstIndex(of: UInt8(ascii: "=")), equals + 1 < bytes.count,
      bytes[equals + 1] == quote, let end = bytes[(equals + 2)...].firstIndex(of: quote)
    else { return nil }
    return equals + 2..<end
  }

  private mutating func replaceValue(_ bytes: inout [UInt8], with word: [UInt8]) {
    if let value = value(in: bytes) { bytes.replaceSubrange(value, with: word) }
  }

  /// Replaces one attribute's value with another, so that identifiers and numbers occur where they
  /// do not belong.
  private mutating func moveValue(_ bytes: inout [UInt8]) {
    guard let source = value(in: bytes) else { return }
    replaceValue(&bytes, with: Array(bytes[source]))
  }

  private mutating func duplicateLine(_ bytes: inout [UInt8]) {
    let start = Int.random(in: bytes.indices, using: &generator)
    guard let first = bytes[start...].firstIndex(of: 0x0A),
      let second = bytes[(first + 1)...].firstIndex(of: 0x0A)
    else { return }
    bytes.insert(contentsOf: bytes[first..<second], at: second)
  }
}

/// Reads, instantiates and lays out a document. Rejecting the document is a valid result.
@MainActor
func exercise(_ bytes: [UInt8]) {
  guard let document = try? InterfaceDocument(data: Data(bytes), name: "fuzz") else { return }
  for root in document.roots { _ = root.instantiate().snapshot() }
}

let arguments = CommandLine.arguments.dropFirst()
guard arguments.count >= 3, let seconds = Double(arguments[1]), let seed = UInt64(arguments[2])
else {
  FileHandle.standardError.write(Data("usage: document-reader SECONDS SEED DOCUMENT...\n".utf8))
  exit(64)
}
let seeds = arguments.dropFirst(2).compactMap {
  try? [UInt8](Data(contentsOf: URL(fileURLWithPath: $0)))
}
var mutator = Mutator(generator: Generator(state: seed), seeds: seeds.filter { !$0.isEmpty })
guard !mutator.seeds.isEmpty else { exit(66) }

// Damaged documents have conflicts in every second layout, and the reports are not used.
LayoutLog.handler = { _ in }

/// Returns the processor time of this process in seconds, which does not include waiting on a busy
/// machine.
func processorTime() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}

/// The time limit for an input, in seconds.
let slowLimit = 2.0
let end = Date(timeIntervalSinceNow: seconds)
var count = 0
var slow = 0
while Date() < end {
  let input = mutator.next()
  try? Data(input).write(to: URL(fileURLWithPath: "fuzz-current.xml"))
  let start = processorTime()
  exercise(input)
  if processorTime() - start > slowLimit {
    slow += 1
    try? Data(input).write(to: URL(fileURLWithPath: "fuzz-slow-\(slow).xml"))
  }
  count += 1
}
print("\(count) inputs, \(slow) slow")
exit(slow == 0 ? 0 : 1)
