/// The purpose of a tree.
enum InstantiationPurpose {
  /// Interface Builder's canvas, including the objects that exist only there.
  case canvas
  /// A running program.
  case application
}
