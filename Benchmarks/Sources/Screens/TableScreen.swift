import AutoLayout

/// A table in a window with self-sizing rows, scrolled from the first row to the last and back.
/// Only the rows on the screen have cells.
@MainActor
final class TableScreen: NSObject, MeasuredScreen, UITableViewDataSource {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
  private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
  private let rows: Int
  /// The delegate that measures rows, or `nil` for a table with self-sizing rows.
  private let heights: MeasuredHeights?

  /// The scrolling distance of a step in points: less than half a screen, as when the user drags.
  private static let step: CGFloat = 200

  private init(rows: Int, cell: MessageCell.Type, heights: MeasuredHeights?) {
    self.rows = rows
    self.heights = heights
    super.init()
    table.register(cell, forCellReuseIdentifier: "message")
    table.rowHeight = UITableView.automaticDimension
    table.estimatedRowHeight = 80
    table.separatorStyle = .none
    table.dataSource = self
    table.delegate = heights
    window.addSubview(table)
  }

  /// Creates a table of self-sizing cells with constraints.
  static func ofConstraints(rows: Int) -> TableScreen {
    TableScreen(rows: rows, cell: ConstrainedCell.self, heights: nil)
  }

  /// Creates a table of cells without constraints, whose delegate measures rows.
  static func byHand(rows: Int) -> TableScreen {
    TableScreen(rows: rows, cell: HandLaidCell.self, heights: MeasuredHeights())
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "message", for: indexPath)
    (cell as? MessageCell)?.show(indexPath.row)
    return cell
  }

  func layOut() { table.layoutIfNeeded() }

  var cycles: [EditCycle] {
    [
      EditCycle(
        "scroll to the last row", { [self] _ in scroll { $0 + Self.step } },
        undo: "scroll back", { [self] _ in scroll { $0 - Self.step } })
    ]
  }

  /// Scrolls the content in steps until it ends.
  private func scroll(_ next: (CGFloat) -> CGFloat) {
    while true {
      let last = max(0, table.contentSize.height - table.bounds.height)
      let offset = min(max(0, next(table.contentOffset.y)), last)
      if offset == table.contentOffset.y { return }
      table.contentOffset.y = offset
      table.layoutIfNeeded()
    }
  }

  var rectangles: [CGRect] {
    table.visibleCells.compactMap { $0 as? MessageCell }.flatMap { cell in
      table.rectangles(of: [cell, cell.sender, cell.message, cell.picture])
    }
  }
}

/// A delegate that measures rows with a cell that is never shown.
final class MeasuredHeights: NSObject, UITableViewDelegate {
  private let cell = HandLaidCell(style: .default, reuseIdentifier: nil)

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    cell.show(indexPath.row)
    let limit = CGSize(width: tableView.bounds.width, height: .greatestFiniteMagnitude)
    return cell.sizeThatFits(limit).height
  }

  func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat
  {
    tableView.estimatedRowHeight
  }
}

/// A cell with a picture, a sender and a message of one to three lines.
class MessageCell: UITableViewCell {
  let picture = UIView()
  let sender = UILabel()
  let message = UILabel()

  /// The lengths of a cell in points.
  enum Metrics {
    static let margin: CGFloat = 12
    static let picture: CGFloat = 40
    static let spacing: CGFloat = 4
  }

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    sender.font = .systemFont(ofSize: 15)
    message.font = .systemFont(ofSize: 13)
    message.numberOfLines = 0
    for view in [picture, sender, message] { contentView.addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  /// Shows a row.
  func show(_ row: Int) {
    sender.text = "Sender \(row)"
    message.text = String(repeating: "The message of row \(row) goes on. ", count: 1 + row % 4)
  }
}

/// A cell with constraints.
final class ConstrainedCell: MessageCell {
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    for view in [picture, sender, message] {
      view.translatesAutoresizingMaskIntoConstraints = false
    }
    let margin = Metrics.margin
    var constraints = [
      picture.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: margin),
      picture.topAnchor.constraint(equalTo: contentView.topAnchor, constant: margin),
      picture.widthAnchor.constraint(equalToConstant: Metrics.picture),
      picture.heightAnchor.constraint(equalToConstant: Metrics.picture),
      contentView.bottomAnchor.constraint(
        greaterThanOrEqualTo: picture.bottomAnchor, constant: margin),
      sender.topAnchor.constraint(equalTo: contentView.topAnchor, constant: margin),
      message.topAnchor.constraint(equalTo: sender.bottomAnchor, constant: Metrics.spacing),
      contentView.bottomAnchor.constraint(
        greaterThanOrEqualTo: message.bottomAnchor, constant: margin),
    ]
    for label in [sender, message] {
      constraints += [
        label.leadingAnchor.constraint(equalTo: picture.trailingAnchor, constant: margin),
        contentView.trailingAnchor.constraint(equalTo: label.trailingAnchor, constant: margin),
      ]
    }
    NSLayoutConstraint.activate(constraints)
  }

  required init?(coder: NSCoder) { nil }
}

/// A cell whose frames are computed manually.
final class HandLaidCell: MessageCell {
  private var frames: (width: CGFloat, height: CGFloat, frames: [CGRect])?

  override func show(_ row: Int) {
    super.show(row)
    frames = nil
    setNeedsLayout()
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: frames(for: size.width).height)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let frames = frames(for: contentView.bounds.width).frames
    for (view, frame) in zip([picture, sender, message], frames) { view.frame = frame }
  }

  private func frames(for width: CGFloat) -> (height: CGFloat, frames: [CGRect]) {
    if let frames, frames.width == width { return (frames.height, frames.frames) }
    let (margin, side) = (Metrics.margin, Metrics.picture)
    let left = margin + side + margin
    let limit = CGSize(width: width - left - margin, height: .greatestFiniteMagnitude)
    let first = sender.sizeThatFits(limit)
    let second = message.sizeThatFits(limit)
    let top = margin + first.height + Metrics.spacing
    let result = [
      CGRect(x: margin, y: margin, width: side, height: side),
      CGRect(x: left, y: margin, width: limit.width, height: first.height),
      CGRect(x: left, y: top, width: limit.width, height: second.height),
    ]
    let height = max(margin + side, top + second.height) + margin
    frames = (width, height, result)
    return (height, result)
  }
}
