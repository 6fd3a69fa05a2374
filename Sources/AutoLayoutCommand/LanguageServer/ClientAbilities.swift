/// What a client can do, as far as answers depend on it.
struct ClientAbilities {
  /// A Boolean value that indicates whether symbols may contain symbols.
  var hasNestedSymbols = false
  /// A Boolean value that indicates whether the edit of a code action may follow later.
  var resolvesEdits = false
  /// A Boolean value that indicates whether completions may contain places for the cursor.
  var hasSnippets = false
}
