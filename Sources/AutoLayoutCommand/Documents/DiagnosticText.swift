import InterfaceBuilder

/// What was found in a document that did not stop it, as text for standard error.
enum DiagnosticText {
  /// A document with more findings than this is summed up: nobody reads a thousand warnings.
  static let mostShown = 20

  /// One block a finding, as compilers print them.
  static func of(_ diagnostics: [InterfaceDiagnostic]) -> String {
    let warnings = diagnostics.filter { $0.severity == .warning }
    var text = warnings.prefix(mostShown).map { lines($0) }.joined()
    if warnings.count > mostShown, let file = warnings.first?.file {
      text += "\(PrintableText.of(file)): \(warnings.count - mostShown) more warnings\n"
    }
    return text
  }

  private static func lines(_ diagnostic: InterfaceDiagnostic) -> String {
    diagnostic.description.split(separator: "\n", omittingEmptySubsequences: false)
      .map { PrintableText.of(String($0)) + "\n" }.joined()
  }
}
