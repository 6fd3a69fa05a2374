/// A cache of the names of view classes in a snapshot, because the runtime creates the names again
/// on every request.
@MainActor
struct ClassNames {
  private var known: [ObjectIdentifier: String] = [:]

  /// Returns the class of a view in its document, or the name of its type.
  mutating func name(of view: UIView) -> String {
    if let name = view.documentClassName { return name }
    let type = type(of: view)
    if let name = known[ObjectIdentifier(type)] { return name }
    let name = "\(type)"
    known[ObjectIdentifier(type)] = name
    return name
  }
}
