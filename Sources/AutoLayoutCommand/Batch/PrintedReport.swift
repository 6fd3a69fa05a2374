/// What a command prints about one document.
struct PrintedReport: Codable, Sendable {
  /// For standard output.
  let output: String
  /// For standard error.
  let diagnostics: String
  /// How the work on this document ended.
  let status: ExitStatus
}
