extension ConstraintDescription.Body {
  /// Reads or prints the visual format or an equation.
  mutating func transcribe<T: DescriptionTranscript>(_ t: inout T) throws(DescriptionError) {
    var visual = ConstraintDescription.Visual()
    var equation = ConstraintDescription.Equation()
    var isVisual = false
    switch self {
    case .visual(let value): (isVisual, visual) = (true, value)
    case .equation(let value): equation = value
    }
    if t.branch(isVisual, next: .visual) {
      try visual.transcribe(&t)
      self = .visual(visual)
    } else {
      try equation.transcribe(&t)
      self = .equation(equation)
    }
  }
}

extension ConstraintDescription.Visual {
  /// Reads or prints `H:[a(100)]`, `H:|-(8)-[a]`, `H:[a]-(8)-[b]`, `H:[a]-(8)-|` and `(LTR)`.
  mutating func transcribe<T: DescriptionTranscript>(_ t: inout T) throws(DescriptionError) {
    try t.choice(&axis, [(.horizontal, "H:"), (.vertical, "V:")])
    let startsAtBar = t.option(before == nil, "|")
    if !startsAtBar {
      try t.literal("[")
      try Self.node(&before, &t, .firstNodeEnd)
      isSize = t.option(isSize, "(")
      if !isSize { try t.literal("]") }
    }
    if isSize {
      try measure.transcribe(&t)
      try t.literal(")]")
    } else {
      try t.literal("-(")
      try measure.transcribe(&t)
      try t.literal(")-")
      if startsAtBar || !t.option(after == nil, "|") {
        try t.literal("[")
        try Self.node(&after, &t, .secondNodeEnd)
        try t.literal("]")
      }
    }
    t.optionalChoice(&direction, DescriptionGrammar.table(Direction.self))
  }

  private static func node<T: DescriptionTranscript>(
    _ item: inout ConstraintDescription.Item?, _ t: inout T, _ end: DescriptionPattern
  ) throws(DescriptionError) {
    var value = item ?? .named("")
    try t.item(&value, before: end)
    item = value
  }
}

extension ConstraintDescription.Measure {
  /// Reads or prints `>=8@250` or `NSSpace(8)`.
  mutating func transcribe<T: DescriptionTranscript>(_ t: inout T) throws(DescriptionError) {
    t.optionalChoice(&relation, DescriptionGrammar.relations)
    t.optionalChoice(&symbol, DescriptionGrammar.table(ConstraintDescription.Symbol.self))
    if symbol != nil { try t.literal("(") }
    try t.number(&number)
    if symbol != nil { try t.literal(")") }
    guard t.option(priority != nil, "@") else { return }
    var value = priority ?? .init(0)
    try t.number(&value)
    priority = value
  }
}

extension ConstraintDescription.Equation {
  /// Reads or prints `a.width >= 0.5*b.width + 8` or `a.width == 100`.
  mutating func transcribe<T: DescriptionTranscript>(_ t: inout T) throws(DescriptionError) {
    try first.transcribe(&t, before: .firstTermEnd)
    try t.literal(" ")
    try t.choice(&relation, DescriptionGrammar.relations)
    try t.literal(" ")
    if t.branch(second == nil, next: .loneConstant) {
      var value = constant ?? Constant()
      t.optionalChoice(&value.sign, DescriptionGrammar.table(Constant.Sign.self))
      try t.number(&value.number)
      constant = value
    } else {
      try transcribeSecond(&t)
    }
  }

  private mutating func transcribeSecond<T: DescriptionTranscript>(
    _ t: inout T
  ) throws(DescriptionError) {
    if t.branch(multiplier?.follows == false, next: .multiplier) {
      var value = multiplier ?? Multiplier()
      try t.number(&value.number)
      try t.literal("*")
      multiplier = value
    }
    var term = second ?? .init()
    try term.transcribe(&t, before: .secondTermEnd)
    second = term
    // A term with a factor before it cannot have another one after it.
    if multiplier?.follows != false, t.option(multiplier?.follows == true, " * ") {
      var value = multiplier ?? Multiplier()
      value.follows = true
      try t.number(&value.number)
      multiplier = value
    }
    if t.branch(constant != nil, next: .addition) { try transcribeAddition(&t) }
  }

  /// Reads or prints ` + 8`, ` - 8` or ` NSSpace(8)`.
  private mutating func transcribeAddition<T: DescriptionTranscript>(
    _ t: inout T
  ) throws(DescriptionError) {
    var value = constant ?? Constant()
    try t.literal(" ")
    t.optionalChoice(&value.symbol, DescriptionGrammar.table(ConstraintDescription.Symbol.self))
    if value.symbol != nil {
      try t.literal("(")
      try t.number(&value.number)
      try t.literal(")")
    } else {
      t.optionalChoice(&value.sign, DescriptionGrammar.table(Constant.Sign.self))
      try t.number(&value.number)
    }
    constant = value
  }
}

extension ConstraintDescription.Term {
  /// Reads or prints `UIView:0x1.leading` or `(UIView:0x1.leading - UIView:0x2.leading)`.
  mutating func transcribe<T: DescriptionTranscript>(
    _ t: inout T, before end: DescriptionPattern
  ) throws(DescriptionError) {
    if t.branch(start != nil, next: .distance) { return try transcribeDistance(&t) }
    try t.item(&item, before: end)
    try t.literal(".")
    try t.choice(&attribute, DescriptionGrammar.attributes.map { ($0, $0) })
    guard t.option(variable != nil, "{id: ") else { return }
    var value = variable ?? ""
    try t.token(&value, .digits)
    try t.literal("}")
    variable = value
  }

  private mutating func transcribeDistance<T: DescriptionTranscript>(
    _ t: inout T
  ) throws(DescriptionError) {
    let table = DescriptionGrammar.attributes.map { ($0, $0) }
    var value = start ?? Start()
    try t.literal("(")
    try t.item(&item, before: .distanceEnd)
    try t.literal(".")
    try t.choice(&attribute, table)
    try t.literal(" - ")
    try t.item(&value.item, before: .distanceStart)
    try t.literal(".")
    try t.choice(&value.attribute, table)
    try t.literal(")")
    start = value
  }
}
