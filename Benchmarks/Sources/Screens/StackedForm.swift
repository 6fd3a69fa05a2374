import AutoLayout

/// A form of stack views, four levels deep.
@MainActor
final class StackedForm: MeasuredScreen {
  private let root = UIView(frame: FormMetrics.frame)
  private let content: FormContent

  init(rows count: Int) {
    content = FormContent(rows: count)
    let form = Self.stack(
      .vertical, FormMetrics.sectionSpacing,
      content.sections.map { section in
        Self.stack(
          .vertical, FormMetrics.rowSpacing, [section.heading] + section.rows.map(Self.stack))
      })
    form.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(form)
    NSLayoutConstraint.activate([
      form.topAnchor.constraint(equalTo: root.topAnchor),
      form.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      form.trailingAnchor.constraint(equalTo: root.trailingAnchor),
    ])
  }

  /// Returns the stack view of a row.
  private static func stack(_ row: FormContent.Row) -> UIStackView {
    NSLayoutConstraint.activate([
      row.icon.widthAnchor.constraint(equalToConstant: FormMetrics.icon),
      row.icon.heightAnchor.constraint(equalToConstant: FormMetrics.icon),
    ])
    row.value.setContentHuggingPriority(.required, for: .horizontal)
    row.value.setContentCompressionResistancePriority(.required, for: .horizontal)
    let texts = stack(.vertical, FormMetrics.textSpacing, [row.title, row.explanation])
    let stack = stack(.horizontal, FormMetrics.columnSpacing, [row.icon, texts, row.value])
    stack.alignment = .top
    return stack
  }

  private static func stack(
    _ axis: NSLayoutConstraint.Axis, _ spacing: CGFloat, _ views: [UIView]
  ) -> UIStackView {
    let stack = UIStackView(arrangedSubviews: views)
    stack.axis = axis
    stack.spacing = spacing
    return stack
  }

  func layOut() { root.layoutIfNeeded() }

  var cycles: [EditCycle] {
    let rows = content.sections[content.sections.count / 2].rows
    let explanation = rows[rows.count / 2].explanation
    return [
      EditCycle(FormMetrics.widthEdit) { [self] round in
        root.frame.size.width = FormMetrics.width(round)
        root.layoutIfNeeded()
      },
      EditCycle(FormMetrics.textEdit) { [self] round in
        explanation.text = FormMetrics.text(round)
        root.layoutIfNeeded()
      },
      EditCycle(
        FormMetrics.hiding,
        { [self] _ in
          explanation.isHidden = true
          root.layoutIfNeeded()
        },
        undo: FormMetrics.showing,
        { [self] _ in
          explanation.isHidden = false
          root.layoutIfNeeded()
        }),
    ]
  }

  var rectangles: [CGRect] { root.rectangles(of: content.leaves) }
}
