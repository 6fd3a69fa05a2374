import ArgumentParser

/// How a run ended, as the shell sees it; the numbers are those of `sysexits.h`.
///
/// Of several documents the first that failed decides.
enum ExitStatus: Int32, Codable, Sendable {
  case fine = 0
  /// The documents were read, and what the command looks for was found in them.
  case findings = 1
  /// `EX_DATAERR`: a document is not one that can be laid out.
  case badData = 65
  /// `EX_NOINPUT`: a file cannot be opened or written.
  case cannotOpen = 66
  /// `EX_SOFTWARE`: a fault of this tool, such as a crash while a document was laid out.
  case fault = 70

  /// The status of a run that was at `self` and now meets `next`.
  func followed(by next: ExitStatus) -> ExitStatus {
    switch (self, next) {
    case (.fine, _): next
    case (.findings, .badData), (.findings, .cannotOpen), (.findings, .fault): next
    default: self
    }
  }

  /// Ends the command when the status is not `fine`.
  func throwUnlessFine() throws {
    if self != .fine { throw ExitCode(rawValue) }
  }
}
