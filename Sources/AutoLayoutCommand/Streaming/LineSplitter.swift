import Foundation

/// Splits bytes that arrive in pieces into lines.
///
/// A line that exceeds the limit is discarded as it arrives, so that the limit bounds the memory.
///
///     var splitter = LineSplitter(limit: 5)
///     splitter.take("one\ntw")    // ["one"]
///     splitter.take("o\n")        // ["two"]
struct LineSplitter {
  /// A line without its newline.
  enum Line: Equatable {
    case bytes(Data)
    /// A line with more bytes than the limit.
    case tooLong
  }

  /// The maximum length of a line, in bytes.
  let limit: Int
  /// The bytes of the last line, which is not complete.
  private var partial = Data()
  /// A Boolean value that indicates whether the incomplete line already exceeds the limit.
  private var isDropping = false

  /// Creates a splitter of lines with a maximum length in bytes.
  init(limit: Int) {
    self.limit = limit
  }

  /// Adds bytes, and returns the lines that they complete.
  ///
  /// - Complexity: O(*n*), where *n* is the number of bytes.
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

  /// Removes and returns the last line if the input ended without a newline, or `nil` otherwise.
  mutating func takeLast() -> Line? {
    partial.isEmpty && !isDropping ? nil : finishLine()
  }

  /// Adds bytes without a newline to the incomplete line.
  private mutating func append(_ bytes: Slice<UnsafeRawBufferPointer>) {
    guard !isDropping else { return }
    if partial.count + bytes.count > limit {
      isDropping = true
      partial = Data()
    } else {
      partial.append(contentsOf: bytes)
    }
  }

  /// Ends the incomplete line.
  private mutating func finishLine() -> Line {
    defer {
      partial = Data()
      isDropping = false
    }
    return isDropping ? .tooLong : .bytes(partial)
  }
}

/// Reads lines from a file descriptor.
struct DescriptorLines {
  /// The descriptor, which the caller closes.
  let descriptor: Int32
  /// The incomplete line.
  private var splitter: LineSplitter
  /// The complete lines that have not been returned.
  private var ready: ArraySlice<LineSplitter.Line> = []
  /// A Boolean value that indicates whether the input has ended.
  private(set) var hasEnded = false
  /// The system's error that ended the input, as in `errno`, or `nil` if there was none.
  private(set) var fault: Int32?

  /// The number of bytes per read, which is the capacity of a pipe on Linux.
  private static let chunk = 65_536

  /// Creates a reader of lines with a maximum length in bytes from a descriptor.
  init(descriptor: Int32, limit: Int) {
    self.descriptor = descriptor
    splitter = LineSplitter(limit: limit)
  }

  /// Removes and returns the next complete line, or `nil` if there is none yet.
  mutating func takeReady() -> LineSplitter.Line? { ready.popFirst() }

  /// A Boolean value that indicates whether there is a complete line that has not been returned.
  var hasReady: Bool { !ready.isEmpty }

  /// Reads once. The method blocks if no bytes are available.
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

  /// Returns the next line, or `nil` at the end. The method blocks until a line is available.
  mutating func next() -> LineSplitter.Line? {
    while ready.isEmpty && !hasEnded { read() }
    return takeReady()
  }
}
