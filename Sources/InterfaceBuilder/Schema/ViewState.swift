/// The `<state>` of a button: what it shows while it is in that state.
package enum ViewState {
  package static let elementName = "state"
  /// The key of the state that holds unless another one does.
  package static let normalKey = "normal"

  /// The normal state of a button; nil if the element has none.
  package static func normal(of button: XMLTree.Element) -> XMLTree.Element? {
    button.child(elementName, key: normalKey)
  }

  /// The path below a button of the title that it shows in the normal state.
  package static let titlePath = "\(elementName):\(normalKey).\(StateElement.title.name)"
}
