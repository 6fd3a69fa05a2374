import Foundation
import InterfaceBuilder

/// The source of a system: a file or standard input.
struct SystemSource {
  /// The path, or `-`.
  let path: String

  /// The name of the source in messages.
  var name: String { isStandardInput ? "<stdin>" : path }

  /// A Boolean value that indicates whether the source is standard input.
  var isStandardInput: Bool { path == "-" }

  /// Returns all bytes.
  ///
  /// - Throws: `DocumentFailure` if there are more than ``SystemLimit/bytes``.
  func bytes() throws(DocumentFailure) -> [UInt8] {
    let handle = try open()
    var bytes: [UInt8] = []
    while let chunk = try read(handle), !chunk.isEmpty {
      bytes.append(contentsOf: chunk)
      if bytes.count > SystemLimit.bytes { throw tooLong() }
    }
    return bytes
  }

  /// Calls `body` with each line that is not blank and its number, as soon as it is read, until the
  /// input ends. Lines are counted from 1, including blank ones.
  func forEachLine(_ body: ([UInt8], Int) -> Void) throws(DocumentFailure) {
    let handle = try open()
    var pending: [UInt8] = []
    var number = 0
    func take(_ line: [UInt8]) {
      number += 1
      if line.contains(where: { $0 > 0x20 }) { body(line, number) }
    }
    while let chunk = try read(handle), !chunk.isEmpty {
      var rest = chunk[...]
      while let end = rest.firstIndex(of: 0x0A) {
        take(pending + rest[..<end])
        pending = []
        rest = rest[(end + 1)...]
      }
      pending.append(contentsOf: rest)
      if pending.count > SystemLimit.bytes { throw tooLong() }
    }
    if !pending.isEmpty { take(pending) }
  }

  /// Opens the file. Pipes and devices that the caller did not open would block or never end.
  private func open() throws(DocumentFailure) -> FileHandle {
    if isStandardInput { return .standardInput }
    try RegularFile.checkArgument(path)
    guard let handle = FileHandle(forReadingAtPath: path) else {
      throw DocumentFailure(
        file: name, message: String(cString: strerror(errno)).lowercased(),
        hint: "specify a file, or - for standard input", status: .cannotOpen)
    }
    return handle
  }

  /// Returns the available bytes, or `nil` at the end. The method blocks until bytes are available.
  private func read(_ handle: FileHandle) throws(DocumentFailure) -> [UInt8]? {
    var buffer = [UInt8](repeating: 0, count: Self.chunk)
    while true {
      let count = Foundation.read(handle.fileDescriptor, &buffer, buffer.count)
      if count >= 0 { return count == 0 ? nil : Array(buffer[..<count]) }
      guard errno == EINTR else {
        throw DocumentFailure(
          file: name, message: String(cString: strerror(errno)).lowercased(), status: .cannotOpen)
      }
    }
  }

  /// The maximum number of bytes per read. It is so large that the cost of system calls is
  /// negligible.
  private static let chunk = 1 << 18

  /// Returns the failure of a text that exceeds the limit.
  private func tooLong() -> DocumentFailure {
    DocumentFailure(
      file: name, message: "the text is longer than \(SystemLimit.bytes >> 20) MB",
      status: .badData)
  }
}
