import Foundation

/// The state of a view for which configurations are updated.
@preconcurrency @MainActor
public protocol UIConfigurationState {
  /// Creates a state with traits.
  init(traitCollection: UITraitCollection)
  /// The traits of the view.
  var traitCollection: UITraitCollection { get set }
  /// The value for a custom key.
  subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}

/// The name of a value that a program adds to the state of a view or cell.
public struct UIConfigurationStateCustomKey: RawRepresentable, Hashable, Sendable {
  /// The name of the key.
  public var rawValue: String
  /// Creates a key with a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates a key with a name.
  public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// The state of a view.
@preconcurrency @MainActor
public struct UIViewConfigurationState: UIConfigurationState {
  /// The traits of the view, which determine the colors, fonts and distances of a configuration.
  public var traitCollection: UITraitCollection
  /// A Boolean value that indicates whether the view is disabled.
  public var isDisabled = false
  /// A Boolean value that indicates whether the view is highlighted.
  public var isHighlighted = false
  /// A Boolean value that indicates whether the view is selected.
  public var isSelected = false
  /// A Boolean value that indicates whether the view has the focus.
  public var isFocused = false
  /// A Boolean value that indicates whether the view is pinned to the visible area.
  public var isPinned = false
  private var values: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// Creates the state of a view that is neither disabled, highlighted, selected nor focused, and
  /// has no values of custom keys.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  /// The value that the app stores for a custom key. Setting `nil` removes it.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { values[key] }
    set { values[key] = newValue }
  }
}

/// The state of a cell.
@preconcurrency @MainActor
public struct UICellConfigurationState: UIConfigurationState {
  /// The drag state of a cell.
  public enum DragState: Int, Sendable {
    /// The cell is not dragged.
    case none = 0
    /// The cell is about to be dragged.
    case lifting = 1
    /// The cell is dragged.
    case dragging = 2
  }
  /// The drop state of a cell.
  public enum DropState: Int, Sendable {
    /// There is no drop.
    case none = 0
    /// Items are dragged, but not over the cell.
    case notTargeted = 1
    /// Items are dragged over the cell.
    case targeted = 2
  }

  /// The traits of the cell, which determine the colors, fonts and distances of a configuration.
  public var traitCollection: UITraitCollection
  /// A Boolean value that indicates whether the cell is disabled.
  public var isDisabled = false
  /// A Boolean value that indicates whether the cell is highlighted.
  public var isHighlighted = false
  /// A Boolean value that indicates whether the cell is selected.
  public var isSelected = false
  /// A Boolean value that indicates whether the cell has the focus.
  public var isFocused = false
  /// A Boolean value that indicates whether the cell is pinned to the visible area.
  public var isPinned = false
  /// A Boolean value that indicates whether the cell is edited.
  public var isEditing = false
  /// A Boolean value that indicates whether the cell shows the children of its item.
  public var isExpanded = false
  /// A Boolean value that indicates whether the cell shows the actions of a swipe.
  public var isSwiped = false
  /// A Boolean value that indicates whether the user is moving the cell.
  public var isReordering = false
  /// The phase of a drag that lifts the cell.
  public var cellDragState = DragState.none
  /// The phase of a drop into or onto the cell.
  public var cellDropState = DropState.none
  private var values: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// Creates the state of a cell that is neither disabled, highlighted, selected nor focused, and
  /// has no values of custom keys.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  /// The value that the app stores for a custom key. Setting `nil` removes it.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { values[key] }
    set { values[key] = newValue }
  }
}
