import Foundation

/// When a moving picture shows which state: each is held for a while and then moves to the next, the
/// last to the first.
struct TransitionTimeline {
  /// The number of states; an animation needs at least two.
  let stateCount: Int
  /// In seconds.
  let hold, move: Double
  /// The control points of the pace between states.
  let curve: (x1: Double, y1: Double, x2: Double, y2: Double)

  /// Seconds until the first state comes again.
  var duration: Double { Double(stateCount) * (hold + move) }

  /// The attributes that all animations share.
  var attributes: String {
    let times = keyTimes.map { DecimalText.string($0, places: 5) }.joined(separator: ";")
    let pace = [curve.x1, curve.y1, curve.x2, curve.y2].map { DecimalText.string($0) }
    let splines = Array(repeating: ["0 0 1 1", pace.joined(separator: " ")], count: stateCount)
      .flatMap(\.self).joined(separator: ";")
    return " dur=\"\(DecimalText.string(duration))s\" repeatCount=\"indefinite\""
      + " calcMode=\"spline\" keyTimes=\"\(times)\" keySplines=\"\(splines)\""
  }

  /// For each state when it begins and ends to be held, as shares of the duration; then 1.
  private var keyTimes: [Double] {
    (0..<stateCount).flatMap { state in
      let begin = Double(state) * (hold + move)
      return [begin / duration, (begin + hold) / duration]
    } + [1]
  }

  /// The values of all key times, of one value a state.
  private func values(_ states: [String]) -> String {
    (states.flatMap { [$0, $0] } + states.prefix(1)).joined(separator: ";")
  }

  /// An element that animates an attribute of the one around it; empty where nothing changes.
  func animate(_ attribute: String, _ states: [String]) -> String {
    guard Set(states).count > 1 else { return "" }
    return "<animate attributeName=\"\(attribute)\" values=\"\(values(states))\"\(attributes)/>"
  }

  /// An element that fades the one around it out before the next state's comes; empty where nothing
  /// changes.
  ///
  /// For what lies elsewhere in the next state and does not move there: two of them at a time could
  /// not be read.
  func blink(_ opacities: [Double]) -> String {
    guard Set(opacities).count > 1 else { return "" }
    var times: [Double] = []
    var values: [Double] = []
    for (state, opacity) in opacities.enumerated() {
      let begin = Double(state) * (hold + move)
      let least = min(opacity, opacities[(state + 1) % opacities.count])
      times += [begin, begin + hold, begin + hold + 0.4 * move, begin + hold + 0.6 * move]
      values += [opacity, opacity, least, least]
    }
    let keyTimes = times.map { DecimalText.string($0 / duration, places: 5) } + ["1"]
    let texts = (values + opacities.prefix(1)).map { DecimalText.string($0) }
    return "<animate attributeName=\"opacity\" values=\"\(texts.joined(separator: ";"))\""
      + " keyTimes=\"\(keyTimes.joined(separator: ";"))\""
      + " dur=\"\(DecimalText.string(duration))s\" repeatCount=\"indefinite\"/>"
  }

  /// An element that moves the one around it; empty where nothing moves.
  func translate(_ states: [String]) -> String {
    guard Set(states).count > 1 else { return "" }
    return "<animateTransform attributeName=\"transform\" type=\"translate\""
      + " values=\"\(values(states))\"\(attributes)/>"
  }
}
