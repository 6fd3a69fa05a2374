/// The capabilities of a client that affect answers.
struct ClientAbilities {
  /// A Boolean value that indicates whether symbols can be nested.
  var hasNestedSymbols = false
  /// A Boolean value that indicates whether the client can request the edit of a code action
  /// separately.
  var resolvesEdits = false
  /// A Boolean value that indicates whether completions may contain snippet placeholders.
  var hasSnippets = false
}
