import Foundation

/// Bytes that arrive in pieces, cut at the ends of lines.
///
/// A line that is longer than the limit is dropped as it arrives, so that memory is bounded by the
/// limit whatever is sent.
struct LineSplitter {
  /// A line without its end.
  enum Line: Equatable {
    case bytes(Data)
    /// The line had more bytes than the limit.
    case tooLong
  }

  /// Bytes of the longest line that is kept.
  let limit: Int
  private var partial = Data()
  /// Whether the line that arrives is over the limit already.
  private var isDropping = false

  init(limit: Int) {
    self.limit = limit
  }

  /// Takes the next bytes; returns the lines that end in them. Linear in the bytes.
  mutating func take(_ bytes: UnsafeRawBufferPointer) -> [Line] {
    var lines: [Line] = []
    var rest = bytes[...]
    while let newline = rest.firstIndex(of: 0x0A) {
      append(rest[..<newline])
      lines.append(finishLine())
      rest = rest[(newline + 1)...]
    }
    append(rest)
    return lines
  }

  /// The line that the input ended in without an end of line; nil when there is none.
  mutating func takeLast() -> Line? {
    partial.isEmpty && !isDropping ? nil : finishLine()
  }

  private mutating func append(_ bytes: Slice<UnsafeRawBufferPointer>) {
    guard !isDropping else { return }
    if partial.count + bytes.count > limit {
      isDropping = true
      partial = Data()
    } else {
      partial.append(contentsOf: bytes)
    }
  }

  private mutating func finishLine() -> Line {
    defer {
      partial = Data()
      isDropping = false
    }
    return isDropping ? .tooLong : .bytes(partial)
  }
}

/// Lines of a descriptor, read when they are asked for.
struct DescriptorLines {
  let descriptor: Int32
  private var splitter: LineSplitter
  private var ready: ArraySlice<LineSplitter.Line> = []
  /// Whether nothing more will arrive.
  private(set) var hasEnded = false
  /// Why reading ended before the input did, as `errno` has it; nil when it did not.
  private(set) var fault: Int32?

  /// Bytes that are read at a time: what a pipe holds on Linux.
  private static let chunk = 65_536

  init(descriptor: Int32, limit: Int) {
    self.descriptor = descriptor
    splitter = LineSplitter(limit: limit)
  }

  /// The next line that has arrived; nil when none has.
  mutating func takeReady() -> LineSplitter.Line? { ready.popFirst() }

  /// Whether a line has arrived that was not taken.
  var hasReady: Bool { !ready.isEmpty }

  /// Reads once; blocks when nothing has arrived.
  mutating func read() {
    let lines = withUnsafeTemporaryAllocation(byteCount: Self.chunk, alignment: 1) { buffer in
      let count = Foundation.read(descriptor, buffer.baseAddress, buffer.count)
      if count > 0 { return splitter.take(UnsafeRawBufferPointer(rebasing: buffer[..<count])) }
      if count < 0 && (errno == EINTR || errno == EAGAIN) { return [] }
      if count < 0 { fault = errno }
      hasEnded = true
      return splitter.takeLast().map { [$0] } ?? []
    }
    ready += lines
  }

  /// The next line; nil at the end. Blocks until there is one.
  mutating func next() -> LineSplitter.Line? {
    while ready.isEmpty && !hasEnded { read() }
    return takeReady()
  }
}
