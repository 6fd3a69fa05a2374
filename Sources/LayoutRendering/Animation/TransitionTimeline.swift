import Foundation

/// The times at which an animated picture shows each state. Each state is held for a while and then
/// changes to the next. The last state changes to the first.
struct TransitionTimeline {
  /// The number of states. An animation needs at least two.
  let stateCount: Int
  /// The durations of a state and of a transition, in seconds.
  let hold, move: Double
  /// The control points of the timing curve between states.
  let curve: (x1: Double, y1: Double, x2: Double, y2: Double)

  /// The duration of one cycle, in seconds.
  var duration: Double { Double(stateCount) * (hold + move) }

  /// The attributes that all animations have.
  var attributes: String {
    let times = keyTimes.map { DecimalText.string($0, places: 5) }.joined(separator: ";")
    let pace = [curve.x1, curve.y1, curve.x2, curve.y2].map { DecimalText.string($0) }
    let splines = Array(repeating: ["0 0 1 1", pace.joined(separator: " ")], count: stateCount)
      .flatMap(\.self).joined(separator: ";")
    return " dur=\"\(DecimalText.string(duration))s\" repeatCount=\"indefinite\""
      + " calcMode=\"spline\" keyTimes=\"\(times)\" keySplines=\"\(splines)\""
  }

  /// The times at which each state begins and ends, as fractions of the duration, followed by 1.
  private var keyTimes: [Double] {
    (0..<stateCount).flatMap { state in
      let begin = Double(state) * (hold + move)
      return [begin / duration, (begin + hold) / duration]
    } + [1]
  }

  /// Returns the values at all key times, from one value per state.
  private func values(_ states: [String]) -> String {
    (states.flatMap { [$0, $0] } + states.prefix(1)).joined(separator: ";")
  }

  /// Returns an element that animates an attribute of its parent element; empty if all values are
  /// equal.
  func animate(_ attribute: String, _ states: [String]) -> String {
    guard Set(states).count > 1 else { return "" }
    return "<animate attributeName=\"\(attribute)\" values=\"\(values(states))\"\(attributes)/>"
  }

  /// Returns an element that fades out its parent element before that of the next state appears;
  /// empty if all values are equal.
  ///
  /// Use it for elements that change their position without moving: two overlapping copies would be
  /// illegible.
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

  /// Returns an element that moves its parent element; empty if all positions are equal.
  func translate(_ states: [String]) -> String {
    guard Set(states).count > 1 else { return "" }
    return "<animateTransform attributeName=\"transform\" type=\"translate\""
      + " values=\"\(values(states))\"\(attributes)/>"
  }
}
