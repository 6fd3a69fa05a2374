import Foundation

/// What views can be embedded in, as the menu "Embed In" lists it.
package enum EmbeddingContainer: Sendable {
  /// A stack view; nil for the axis that follows from how the views lie.
  case stackView(isVertical: Bool?)
  /// A plain view, with points between its edges and the views.
  case view(inset: CGFloat)
  /// A scroll view around the views.
  case scrollView

  /// The points that Interface Builder leaves around views that it embeds in a plain view.
  package static let standardInset: CGFloat = 20

  var isStack: Bool { if case .stackView = self { true } else { false } }

  var inset: CGFloat { if case .view(let inset) = self { inset } else { 0 } }

  /// The axis of a stack view; nil if it follows from how the views lie.
  var isVertical: Bool? { if case .stackView(let isVertical) = self { isVertical } else { nil } }

  /// The element of the container, without what the library puts into it.
  var template: ViewTemplate {
    switch self {
    case .stackView: .horizontalStack
    case .view: .view
    case .scrollView: .scrollView
    }
  }
}
