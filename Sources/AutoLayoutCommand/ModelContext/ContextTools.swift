/// The tools of the server.
@MainActor
enum ContextTools {
  /// All tools, in the order of their typical use.
  static let all: [ContextTool] = [
    .newDocument, .outline, .edit, .fix, .layout, .lint, .explain, .prove, .equivalent,
    .budget, .picture, .compare, .devices,
  ]
}
