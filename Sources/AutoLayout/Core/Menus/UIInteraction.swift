import Foundation

/// An interaction that is added to a view, such as a context menu.
@preconcurrency @MainActor
public protocol UIInteraction: NSObjectProtocol {
  /// The view to which the interaction was added.
  var view: UIView? { get }
  /// Tells the interaction that it is about to be added to a view, or removed if the view is `nil`.
  func willMove(to view: UIView?)
  /// Tells the interaction that it was added to a view, or removed if the view is `nil`. The
  /// interaction stores a weak reference to the view.
  func didMove(to view: UIView?)
}

/// The interactions of a view.
@MainActor
private final class InteractionList {
  var interactions: [any UIInteraction] = []
}

extension UIView {
  /// The interactions of the view in order of addition.
  public var interactions: [any UIInteraction] {
    get { attachments[InteractionList.self]?.interactions ?? [] }
    set {
      for interaction in interactions { removeInteraction(interaction) }
      for interaction in newValue { addInteraction(interaction) }
    }
  }

  /// Adds an interaction and removes it from its previous view.
  public func addInteraction(_ interaction: any UIInteraction) {
    interaction.view?.removeInteraction(interaction)
    interaction.willMove(to: self)
    attachments.object(InteractionList.self, or: InteractionList.init).interactions
      .append(interaction)
    interaction.didMove(to: self)
  }

  /// Removes an interaction. It is ignored if it was not added to the view.
  public func removeInteraction(_ interaction: any UIInteraction) {
    guard let list = attachments[InteractionList.self],
      list.interactions.contains(where: { $0 === interaction })
    else { return }
    interaction.willMove(to: nil)
    list.interactions.removeAll { $0 === interaction }
    interaction.didMove(to: nil)
  }
}

/// A base class of interactions, which stores the view. Interactions of this module are subclasses.
@preconcurrency @MainActor
open class _UIViewInteraction: NSObject, UIInteraction {
  /// The view to which the interaction was added.
  open private(set) weak var view: UIView?
  /// Does nothing.
  open func willMove(to view: UIView?) {}
  /// Remembers the view.
  open func didMove(to view: UIView?) { self.view = view }
}
