import AutoLayout

/// A form whose frames are computed manually: rows measure their texts once per width, and one loop
/// positions them.
@MainActor
final class HandLaidForm: MeasuredScreen {
  /// A row with the frames of its views.
  private final class Row: UIView {
    let content: FormContent.Row
    /// The frames for the last width, or `nil` after a change.
    private var frames: (width: CGFloat, height: CGFloat, frames: [CGRect])?

    init(_ content: FormContent.Row) {
      self.content = content
      super.init(frame: .zero)
      for view in views { addSubview(view) }
    }

    required init?(coder: NSCoder) { nil }

    private var views: [UIView] {
      [content.icon, content.title, content.explanation, content.value]
    }

    func forgetFrames() {
      frames = nil
      setNeedsLayout()
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
      CGSize(width: size.width, height: frames(for: size.width).height)
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      for (view, frame) in zip(views, frames(for: bounds.width).frames) { view.frame = frame }
    }

    private func frames(for width: CGFloat) -> (height: CGFloat, frames: [CGRect]) {
      if let frames, frames.width == width { return (frames.height, frames.frames) }
      let limit = CGFloat.greatestFiniteMagnitude
      let value = content.value.sizeThatFits(CGSize(width: limit, height: limit))
      let left = FormMetrics.icon + FormMetrics.columnSpacing
      let inner = width - left - FormMetrics.columnSpacing - value.width
      let title = content.title.sizeThatFits(CGSize(width: inner, height: limit))
      var result = [
        CGRect(x: 0, y: 0, width: FormMetrics.icon, height: FormMetrics.icon),
        CGRect(x: left, y: 0, width: inner, height: title.height),
      ]
      var bottom = title.height
      if content.explanation.isHidden {
        result.append(CGRect(x: left, y: bottom, width: inner, height: 0))
      } else {
        let size = content.explanation.sizeThatFits(CGSize(width: inner, height: limit))
        let top = bottom + FormMetrics.textSpacing
        result.append(CGRect(x: left, y: top, width: inner, height: size.height))
        bottom = top + size.height
      }
      result.append(CGRect(x: width - value.width, y: 0, width: value.width, height: value.height))
      let height = max(FormMetrics.icon, bottom, value.height)
      frames = (width, height, result)
      return (height, result)
    }
  }

  /// The view that positions headings and rows below one another.
  private final class Column: UIView {
    var sections: [(heading: UILabel, rows: [Row])] = []
    /// The height of every heading for the last width.
    private var headings: (width: CGFloat, heights: [CGFloat])?

    override func layoutSubviews() {
      super.layoutSubviews()
      let width = bounds.width
      let heights = headingHeights(for: width)
      var top: CGFloat = 0
      for (section, height) in zip(sections, heights) {
        place(section.heading, CGRect(x: 0, y: top, width: width, height: height))
        top += height
        for row in section.rows {
          let size = row.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
          top += FormMetrics.rowSpacing
          place(row, CGRect(x: 0, y: top, width: width, height: size.height))
          top += size.height
        }
        top += FormMetrics.sectionSpacing
      }
    }

    private func place(_ view: UIView, _ frame: CGRect) {
      if view.frame != frame { view.frame = frame }
    }

    private func headingHeights(for width: CGFloat) -> [CGFloat] {
      if let headings, headings.width == width { return headings.heights }
      let size = CGSize(width: width, height: .greatestFiniteMagnitude)
      let heights = sections.map { $0.heading.sizeThatFits(size).height }
      headings = (width, heights)
      return heights
    }
  }

  private let root = Column(frame: FormMetrics.frame)
  private let content: FormContent

  init(rows count: Int) {
    content = FormContent(rows: count)
    root.sections = content.sections.map { ($0.heading, $0.rows.map(Row.init)) }
    for section in root.sections {
      root.addSubview(section.heading)
      for row in section.rows { root.addSubview(row) }
    }
  }

  func layOut() { root.layoutIfNeeded() }

  /// Measures a row, and positions all rows again.
  private func update(_ row: Row?) {
    row?.forgetFrames()
    root.setNeedsLayout()
    root.layoutIfNeeded()
  }

  var cycles: [EditCycle] {
    let rows = root.sections[root.sections.count / 2].rows
    let row = rows[rows.count / 2]
    return [
      EditCycle(FormMetrics.widthEdit) { [self] round in
        root.frame.size.width = FormMetrics.width(round)
        update(nil)
      },
      EditCycle(FormMetrics.textEdit) { [self] round in
        row.content.explanation.text = FormMetrics.text(round)
        update(row)
      },
      EditCycle(
        FormMetrics.hiding,
        { [self] _ in
          row.content.explanation.isHidden = true
          update(row)
        },
        undo: FormMetrics.showing,
        { [self] _ in
          row.content.explanation.isHidden = false
          update(row)
        }),
    ]
  }

  var rectangles: [CGRect] { root.rectangles(of: content.leaves) }
}
