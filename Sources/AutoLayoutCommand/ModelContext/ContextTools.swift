/// The tools of the server.
@MainActor
enum ContextTools {
  /// All tools, in the order of their use.
  static let all: [ContextTool] = [
    .newDocument, .outline, .edit, .fix, .layout, .lint, .explain, .prove, .equivalent,
    .picture, .compare,
    .devices,
  ]
}
