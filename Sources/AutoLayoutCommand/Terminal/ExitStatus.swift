import ArgumentParser

/// The exit code of a run. Codes above 64 are those of `sysexits.h`.
///
/// If several documents fail, the first failure determines the exit code.
///
///     var status = ExitStatus.fine
///     for report in reports { status = status.followed(by: report.status) }
///     try status.throwUnlessFine()
package enum ExitStatus: Int32, Codable, Sendable {
  /// The run succeeded without findings.
  case fine = 0
  /// The documents were read, and the command has findings.
  case findings = 1
  /// `EX_DATAERR`: a document is invalid.
  case badData = 65
  /// `EX_NOINPUT`: a file cannot be opened or written.
  case cannotOpen = 66
  /// `EX_SOFTWARE`: an internal error, such as a crash during a layout.
  case fault = 70

  /// Returns the status of a run so far, combined with that of the next document.
  func followed(by next: ExitStatus) -> ExitStatus {
    switch (self, next) {
    case (.fine, _): next
    case (.findings, .badData), (.findings, .cannotOpen), (.findings, .fault): next
    default: self
    }
  }

  /// Exits with this code unless it is `fine`.
  func throwUnlessFine() throws {
    if self != .fine { throw ExitCode(rawValue) }
  }
}
