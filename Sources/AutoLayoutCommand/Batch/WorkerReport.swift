import Foundation

/// The result for one document, which a worker sends as a line.
protocol WorkerReport: Sendable {
  /// Returns the report as a line, without a newline.
  ///
  /// - Throws: An error if a value cannot be encoded.
  func line() throws -> Data

  /// Reads the report from a line.
  ///
  /// - Throws: An error if the line is malformed.
  init(line: Data) throws
}

/// Reports that are written as JSON.
extension WorkerReport where Self: Codable {
  func line() throws -> Data { try JSONEncoder().encode(self) }

  init(line: Data) throws { self = try JSONDecoder().decode(Self.self, from: line) }
}
