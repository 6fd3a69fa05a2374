/// The tables of the grammar of descriptions.
enum DescriptionGrammar {
  /// Attributes as they are printed. A name precedes the names that it begins with.
  static let attributes = [
    "leftMargin", "rightMargin", "topMargin", "bottomMargin", "leadingMargin", "trailingMargin",
    "left", "right", "top", "bottom", "leading", "trailing", "width", "height",
    "centerXWithinMargins", "centerYWithinMargins", "centerX", "centerY", "lastBaseline",
    "firstBaseline", "baseline", "minX", "midX", "maxX", "minY", "midY", "maxY", "boundsWidth",
    "boundsHeight", "contentWidth", "contentHeight", "notAnAttribute",
  ]

  static let relations: [(ConstraintDescription.Relation, String)] = [
    (.equal, "=="), (.lessThanOrEqual, "<="), (.greaterThanOrEqual, ">="),
  ]

  static func table<Value: CaseIterable & RawRepresentable<String>>(
    _ type: Value.Type
  ) -> [(Value, String)] { Value.allCases.map { ($0, $0.rawValue) } }
}

extension ConstraintDescription {
  /// Reads or prints `<` class `:` handle mask `'`identifier`'` body priorities state `>`.
  mutating func transcribe<T: DescriptionTranscript>(_ t: inout T) throws(DescriptionError) {
    try t.literal("<")
    try t.text(&className, before: ":")
    try t.literal(":")
    t.blanks(&blanks.afterClass)
    try transcribeHandle(&t)
    try transcribeMask(&t)
    if t.option(identifier != nil, " '") {
      var text = identifier ?? ""
      try t.text(&text, before: "' ")
      identifier = text
      try t.literal("'")
    }
    t.blanks(&blanks.beforeBody)
    try body.transcribe(&t)
    try transcribePriorities(&t)
    if t.branch(state != nil, next: .state) {
      t.blanks(&blanks.beforeState)
      var value = state ?? State()
      try value.transcribe(&t)
      state = value
    }
    t.blanks(&blanks.beforeEnd)
    try t.literal(">")
    try t.end()
  }

  /// Reads or prints an address, or a label or key, and `@file#line`.
  private mutating func transcribeHandle<T: DescriptionTranscript>(
    _ t: inout T
  ) throws(DescriptionError) {
    if t.branch(false, next: .address) {
      try t.token(&handle, .address)
    } else if t.branch(false, next: .labelWithSource) {
      try t.text(&handle, before: .source)
    } else {
      try t.text(&handle, before: " ")
    }
    guard t.option(source != nil, "@") else { return }
    var value = source ?? Source()
    try t.text(&value.file, before: .line)
    try t.literal("#")
    try t.token(&value.line, .digits)
    source = value
  }

  /// Reads or prints ` h=--& v=--&`.
  private mutating func transcribeMask<T: DescriptionTranscript>(
    _ t: inout T
  ) throws(DescriptionError) {
    guard t.option(mask != nil, " h=") else { return }
    var value = mask ?? Mask()
    try t.token(&value.horizontal, .flexibility)
    try t.literal(" v=")
    try t.token(&value.vertical, .flexibility)
    mask = value
  }

  /// Reads or prints ` Hug:250 CompressionResistance:750 priority:999`.
  private mutating func transcribePriorities<T: DescriptionTranscript>(
    _ t: inout T
  ) throws(DescriptionError) {
    if t.option(contentPriorities != nil, " Hug:") {
      var value = contentPriorities ?? ContentPriorities()
      try t.number(&value.hugging)
      try t.literal(" CompressionResistance:")
      try t.number(&value.compressionResistance)
      contentPriorities = value
    }
    var mark = priority?.mark
    t.optionalChoice(&mark, DescriptionGrammar.table(Priority.Mark.self))
    guard let mark else { return }
    var value = priority ?? Priority()
    value.mark = mark
    try t.number(&value.number)
    priority = value
  }
}

extension ConstraintDescription.State {
  /// Reads or prints `(active, names: a:0x1, '|':UIView:0x2 )`, or `(Names: … )` up to iOS 9.
  mutating func transcribe<T: DescriptionTranscript>(_ t: inout T) throws(DescriptionError) {
    try t.literal("(")
    try t.choice(&isActive, [(true, "active"), (false, "inactive"), (nil, "Names: ")])
    if isActive == nil || t.option(!names.isEmpty, ", names: ") {
      try t.list(&names, .bar(.named(""))) {
        (name: inout ConstraintDescription.Name, t: inout T) throws(DescriptionError) in
        try name.transcribe(&t)
      }
      hasClosingBlank = t.option(hasClosingBlank, " ")
    }
    try t.literal(")")
  }
}

extension ConstraintDescription.Name {
  /// Reads or prints `'|':UIView:0x2` or `name:0x1`.
  mutating func transcribe<T: DescriptionTranscript>(_ t: inout T) throws(DescriptionError) {
    var item = ConstraintDescription.Item.named("")
    var name = ""
    var address = ""
    var isBar = false
    switch self {
    case .bar(let value): (isBar, item) = (true, value)
    case .view(let a, let b): (name, address) = (a, b)
    }
    if t.option(isBar, "'|':") {
      try t.item(&item, before: .nameEnd)
      self = .bar(item)
    } else {
      try t.text(&name, before: .namedAddress)
      try t.literal(":")
      try t.token(&address, .address)
      self = .view(name: name, address: address)
    }
  }
}
