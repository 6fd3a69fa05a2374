import Foundation

/// A view with rotating wheels for selecting values.
///
/// - Remark: Partial. The rows are data: the wheels are neither laid out nor drawn.
///   `view(forRow:forComponent:)` creates the view of a row.
@preconcurrency @MainActor
open class UIPickerView: UIView {
  /// The object that provides the number of rows.
  open weak var dataSource: (any UIPickerViewDataSource)? { didSet { reloadAllComponents() } }
  /// The delegate, which provides the contents of rows and is notified of selections by the user.
  open weak var delegate: (any UIPickerViewDelegate)? { didSet { reloadAllComponents() } }
  /// A Boolean value that indicates whether lines mark the selected rows.
  ///
  /// - Remark: Inert. Wheels have no lines since iOS 7.
  open var showsSelectionIndicator = true

  /// The selected row of every component.
  private var selection: [Int] = []
  /// The numbers of rows, or `nil` if they must be loaded from the data source.
  private var rows: [Int]?

  /// Returns the numbers of rows of all components.
  private func knownRows() -> [Int] {
    if let rows { return rows }
    guard let dataSource else { return [] }
    rows = []
    let count = max(0, dataSource.numberOfComponents(in: self))
    let made = (0..<count).map { max(0, dataSource.pickerView(self, numberOfRowsInComponent: $0)) }
    rows = made
    selection = made.indices.map { index in
      let old = selection.indices.contains(index) ? selection[index] : 0
      return min(old, max(0, made[index] - 1))
    }
    return made
  }

  /// The number of components that the data source reported.
  open var numberOfComponents: Int { knownRows().count }

  /// Returns the number of rows of a component, or 0 if there is no such component.
  open func numberOfRows(inComponent component: Int) -> Int {
    let rows = knownRows()
    return rows.indices.contains(component) ? rows[component] : 0
  }

  /// Reloads the numbers of rows from the data source. The selection remains if its rows exist.
  open func reloadAllComponents() {
    rows = nil
    setNeedsLayout()
  }

  /// Reloads the number of rows of a component from the data source.
  open func reloadComponent(_ component: Int) { reloadAllComponents() }

  /// Selects a row without notifying the delegate. An out-of-range index is replaced by the nearest
  /// valid one.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    let rows = knownRows()
    guard rows.indices.contains(component) else { return }
    selection[component] = min(max(0, row), max(0, rows[component] - 1))
  }

  /// Returns the selected row of a component, or -1 if there is none.
  open func selectedRow(inComponent component: Int) -> Int {
    let rows = knownRows()
    guard rows.indices.contains(component), rows[component] > 0 else { return -1 }
    return selection[component]
  }

  /// Simulates turning a wheel to a row: selects it and notifies the delegate. Does nothing if
  /// there is no such row.
  public func turn(toRow row: Int, inComponent component: Int) {
    guard row >= 0, row < numberOfRows(inComponent: component) else { return }
    selectRow(row, inComponent: component, animated: true)
    delegate?.pickerView(self, didSelectRow: row, inComponent: component)
  }

  /// Returns the size of a component's rows in points, which the delegate provides. The default is
  /// an equal part of the width and 32 points (assumed).
  open func rowSize(forComponent component: Int) -> CGSize {
    let count = max(1, numberOfComponents)
    let width = delegate?.pickerView(self, widthForComponent: component) ?? 0
    let height = delegate?.pickerView(self, rowHeightForComponent: component) ?? 0
    return CGSize(
      width: width > 0 ? width : bounds.width / CGFloat(count),
      height: height > 0 ? height : Self.rowHeight)
  }

  private static let rowHeight: CGFloat = 32

  /// Creates the view of a row as the delegate provides it: a view, or a label with a title.
  /// Returns `nil` if there is no such row.
  open func view(forRow row: Int, forComponent component: Int) -> UIView? {
    guard row >= 0, row < numberOfRows(inComponent: component) else { return nil }
    let frame = CGRect(origin: .zero, size: rowSize(forComponent: component))
    if let view = delegate?.pickerView(
      self, viewForRow: row, forComponent: component, reusing: nil), view !== Self.titleRow
    {
      return view
    }
    let label = UILabel(frame: frame)
    label.textAlignment = .center
    label.font = .systemFont(ofSize: Self.titleSize)
    if let text = delegate?.pickerView(
      self, attributedTitleForRow: row, forComponent: component)
    {
      label.attributedText = text
      label.textAlignment = .center
    } else {
      label.text = delegate?.pickerView(self, titleForRow: row, forComponent: component)
    }
    return label
  }

  /// The size of titles in points (assumed).
  private static let titleSize: CGFloat = 21

  /// The size of the view: 320 × 216 points, and a height of 162 points up to iOS 8.
  open override var intrinsicContentSize: CGSize {
    PlatformMetrics.pickerSize[layoutEnvironment.platform]
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  package override var snapshotContent: LayoutSnapshot.Content { .pickerView }
}
