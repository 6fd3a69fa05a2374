import Foundation

/// The values of a keyframe animation and when they are reached.
struct LayerKeyframes {
  /// The values, in order.
  private var values: [LayerValue]
  /// The control points of the curve from each value to the next one. They are empty for a line.
  private var controls: [[CGPoint]] = []
  /// A Boolean value that indicates whether each value is displayed until the next one.
  private let isDiscrete: Bool
  /// The timing curve of the whole animation.
  private let curve: CubicBezier?
  /// The times of the values, from 0 to 1. It is empty for equal intervals.
  var times: [Double] = []
  /// The timing curves of the intervals.
  var curves: [CubicBezier] = []

  init(values: [LayerValue], isDiscrete: Bool, curve: CubicBezier?) {
    self.values = values
    self.isDiscrete = isDiscrete
    self.curve = curve
  }

  /// The number of values.
  var valueCount: Int { values.count }

  /// Replaces the values with the points of a path. From the end of a subpath to the start of the
  /// next one, the layer moves on a straight line.
  mutating func follow(_ path: CGPath) {
    values = []
    controls = []
    var start = CGPoint.zero
    for step in path.steps {
      let end: CGPoint
      if step.type == .moveToPoint { start = step.points[0] }
      if let last = step.points.last { end = last } else { end = start }
      if !values.isEmpty { controls.append(Array(step.points.dropLast())) }
      values.append(LayerValue(end))
    }
  }

  /// The number of segments for measuring the length of a curve.
  private static let lengthPieces = 32

  /// Sets the times so that the velocity is constant.
  mutating func setEvenPace() {
    guard values.count > 1 else { return }
    var sums = [0.0]
    for index in 1..<values.count { sums.append(sums[index - 1] + length(of: index - 1)) }
    guard let whole = sums.last, whole > 0 else { return }
    times = sums.map { $0 / whole }
  }

  private func length(of index: Int) -> Double {
    let hasCurve = controls.indices.contains(index) && !controls[index].isEmpty
    let pieces = hasCurve ? Self.lengthPieces : 1
    var (sum, last) = (0.0, values[index])
    for piece in 1...pieces {
      let next = between(index, Double(piece) / Double(pieces))
      sum += last.distance(to: next)
      last = next
    }
    return sum
  }

  /// Returns the value at a fraction of the duration, or `nil` if there are no values.
  func value(at fraction: Double) -> LayerValue? {
    guard let first = values.first, let last = values.last else { return nil }
    let fraction = curve?.value(at: fraction) ?? fraction
    if isDiscrete { return discreteValue(at: fraction) }
    guard values.count > 1 else { return first }
    let count = values.count - 1
    func time(_ index: Int) -> Double {
      times.isEmpty ? Double(index) / Double(count) : times[index]
    }
    if fraction <= time(0) { return first }
    guard let index = (0..<count).first(where: { fraction < time($0 + 1) }) else { return last }
    let length = time(index + 1) - time(index)
    var share = length > 0 ? (fraction - time(index)) / length : 1
    if curves.indices.contains(index) { share = curves[index].value(at: share) }
    return between(index, share)
  }

  /// Returns the last value whose time has been reached. With equal intervals, each value lasts for
  /// one interval.
  private func discreteValue(at fraction: Double) -> LayerValue? {
    let starts =
      times.isEmpty ? values.indices.map { Double($0) / Double(values.count) } : times
    let index = values.indices.last { starts[$0] <= fraction } ?? 0
    return values[index]
  }

  private func between(_ index: Int, _ share: Double) -> LayerValue {
    guard controls.indices.contains(index), !controls[index].isEmpty,
      case .numbers(let from) = values[index], case .numbers(let to) = values[index + 1]
    else { return values[index].mixed(with: values[index + 1], share) }
    let inner = controls[index].map { [Double($0.x), Double($0.y)] }
    var points = [from] + inner + [to]
    // De Casteljau's construction.
    while points.count > 1 {
      points = zip(points, points.dropFirst()).map { a, b in
        zip(a, b).map { $0 + ($1 - $0) * share }
      }
    }
    return .numbers(points[0])
  }
}
