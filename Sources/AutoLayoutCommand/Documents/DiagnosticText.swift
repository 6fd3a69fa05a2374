import InterfaceBuilder

/// Writes the warnings about a document, which do not prevent its layout, as text for standard
/// error.
///
///     Main.storyboard:12:17: warning: the constraint names an item that does not exist: "abc"
///       note: …
enum DiagnosticText {
  /// The maximum number of warnings that are printed for one document. The others are counted.
  static let maxShownDiagnostics = 20

  /// Returns the warnings in the format of compilers, one block per warning. Other severities are
  /// omitted.
  static func of(_ diagnostics: [InterfaceDiagnostic]) -> String {
    let warnings = diagnostics.filter { $0.severity == .warning }
    var text = warnings.prefix(maxShownDiagnostics).map { lines($0) }.joined()
    if warnings.count > maxShownDiagnostics, let file = warnings.first?.file {
      text += "\(PrintableText.of(file)): \(warnings.count - maxShownDiagnostics) more warnings\n"
    }
    return text
  }

  /// Returns the lines of one warning, sanitized for printing.
  private static func lines(_ diagnostic: InterfaceDiagnostic) -> String {
    diagnostic.description.split(separator: "\n", omittingEmptySubsequences: false)
      .map { PrintableText.of(String($0)) + "\n" }.joined()
  }
}
