/// What a tree is made for.
enum InstantiationPurpose {
  /// Interface Builder's canvas, with what is there for it alone.
  case canvas
  /// A program that runs.
  case application
}
