/// What a client can do, as far as answers depend on it.
struct ClientAbilities {
  /// Whether symbols may contain symbols.
  var hasNestedSymbols = false
  /// Whether the edit of a code action may follow later.
  var resolvesEdits = false
  /// Whether completions may contain places for the cursor.
  var hasSnippets = false
}
