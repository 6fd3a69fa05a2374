#if SourcePorting
  /// A failure of a whole run, with advice.
  public struct CodeScreensError: Error, CustomStringConvertible {
    /// The causes of failures.
    public enum Cause: Sendable {
      /// A file or folder cannot be read or written.
      case cannotOpen
      /// The sources exceed a limit, or are not UTF-8.
      case badData
      /// A program that is needed is missing, or failed.
      case toolFailed
    }

    /// The affected file, folder or program.
    public let subject: String
    /// The description of the failure, as a clause without a period.
    public let message: String
    /// Advice, as a clause without a period.
    public let hint: String
    /// The cause.
    public let cause: Cause

    /// Creates a failure.
    public init(_ subject: String, _ message: String, _ hint: String, cause: Cause) {
      self.subject = subject
      self.message = message
      self.hint = hint
      self.cause = cause
    }

    /// The failure in the format of a compiler's error.
    public var description: String { "\(subject): error: \(message)\n  note: \(hint)" }
  }
#endif
