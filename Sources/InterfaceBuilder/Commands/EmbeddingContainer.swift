import Foundation

/// The containers of the menu "Embed In".
package enum EmbeddingContainer: Sendable {
  /// A stack view. The axis is `nil` if it follows from the positions of the views.
  case stackView(isVertical: Bool?)
  /// A plain view, with a distance in points between its edges and the views.
  case view(inset: CGFloat)
  /// A scroll view around the views.
  case scrollView

  /// The distance in points around views that Interface Builder embeds in a plain view.
  package static let standardInset: CGFloat = 20

  var isStack: Bool { if case .stackView = self { true } else { false } }

  var inset: CGFloat { if case .view(let inset) = self { inset } else { 0 } }

  /// The axis of a stack view, or `nil` if it follows from the positions of the views.
  var isVertical: Bool? { if case .stackView(let isVertical) = self { isVertical } else { nil } }

  /// The element of the container, without the subviews that the library adds.
  var template: ViewTemplate {
    switch self {
    case .stackView: .horizontalStack
    case .view: .view
    case .scrollView: .scrollView
    }
  }
}
