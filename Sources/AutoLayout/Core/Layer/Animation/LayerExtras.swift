import Foundation

/// The rarely used properties of a layer. The object is created on first use to keep layers small.
@MainActor
final class LayerExtras {
  var timing = LayerTiming()
  /// Values that the program attached by key.
  var values: [String: Any] = [:]
  /// The actions of the layer by event.
  var actions: [String: any CAAction]?
  /// The default values for properties that the layer does not set.
  var style: [AnyHashable: Any]?
  /// The running animations in order of addition.
  var runs: [LayerAnimationRun] = []
  /// The number of generated keys.
  var madeKeys = 0
  /// The display properties of the content, which have no effect on pictures.
  var display = LayerDisplay()
  /// The layer that a presentation layer copies.
  var modelLayer: CALayer?
  /// A Boolean value that indicates whether a layer without a view is marked for layout.
  var needsLayout = false
}

/// The display properties of a layer's content, which have no effect on pictures.
struct LayerDisplay {
  var isDoubleSided = true
  var edgeAntialiasingMask = CAEdgeAntialiasingMask.all
  var allowsEdgeAntialiasing = false
  var drawsAsynchronously = false
  var sublayerTransform = CATransform3DIdentity
  var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
}

/// The values of `CAMediaTiming` that were set for a layer.
struct LayerTiming {
  var beginTime: CFTimeInterval = 0
  var duration: CFTimeInterval = .infinity
  var speed: Float = 1
  var timeOffset: CFTimeInterval = 0
  var repeatCount: Float = 0
  var repeatDuration: CFTimeInterval = 0
  var autoreverses = false
  var fillMode = CAMediaTimingFillMode.removed
}

extension CALayer: CAMediaTiming {
  /// The extras of the layer, created on first use.
  var madeExtras: LayerExtras {
    if let extras { return extras }
    let made = LayerExtras()
    extras = made
    return made
  }

  /// The time of the superlayer at which the time of the layer begins, in seconds.
  public var beginTime: CFTimeInterval {
    get { extras?.timing.beginTime ?? 0 }
    set { madeExtras.timing.beginTime = newValue }
  }
  /// The duration of the layer in seconds. The default is infinite.
  ///
  /// - Remark: Inert. Layers do not end.
  public var duration: CFTimeInterval {
    get { extras?.timing.duration ?? .infinity }
    set { madeExtras.timing.duration = newValue }
  }
  /// The speed of the animations of the layer and its sublayers. At 0, they pause at `timeOffset`.
  public var speed: Float {
    get { extras?.timing.speed ?? 1 }
    set { madeExtras.timing.speed = newValue }
  }
  /// The seconds that are added to the time of the layer.
  public var timeOffset: CFTimeInterval {
    get { extras?.timing.timeOffset ?? 0 }
    set { madeExtras.timing.timeOffset = newValue }
  }
  /// The time in seconds for which the layer repeats.
  ///
  /// - Remark: Inert. Layers do not repeat; their animations do.
  public var repeatDuration: CFTimeInterval {
    get { extras?.timing.repeatDuration ?? 0 }
    set { madeExtras.timing.repeatDuration = newValue }
  }
  /// A Boolean value that indicates whether the time of the layer also runs backward.
  ///
  /// - Remark: Inert. Layers do not repeat; their animations do.
  public var autoreverses: Bool {
    get { extras?.timing.autoreverses ?? false }
    set { madeExtras.timing.autoreverses = newValue }
  }
  /// The fill mode, which determines what is displayed outside the duration of the layer.
  ///
  /// - Remark: Inert. Layers do not end.
  public var fillMode: CAMediaTimingFillMode {
    get { extras?.timing.fillMode ?? .removed }
    set { madeExtras.timing.fillMode = newValue }
  }

  /// The actions of the layer by event. They take precedence over those of its class.
  public var actions: [String: any CAAction]? {
    get { extras?.actions }
    set { madeExtras.actions = newValue }
  }

  /// The default values for properties that the layer does not set.
  ///
  /// - Remark: Inert. Properties have the values of the layer.
  public var style: [AnyHashable: Any]? {
    get { extras?.style }
    set { madeExtras.style = newValue }
  }

  // MARK: Time

  /// The conversion from the time of the clock to that of the layer: time · scale + offset.
  var timeMap: (scale: Double, offset: Double) {
    var map = (scale: 1.0, offset: 0.0)
    for layer in timedLayers.reversed() {
      let timing = layer.timing
      map.scale *= Double(timing.speed)
      map.offset = (map.offset - timing.beginTime) * Double(timing.speed) + timing.timeOffset
    }
    return map
  }

  /// The existing extras of the layer and its superlayers, from the innermost to the outermost.
  private var timedLayers: [LayerExtras] {
    var found: [LayerExtras] = []
    var layer: CALayer? = self
    while let current = layer {
      if let extras = current.extras { found.append(extras) }
      if let view = current.view { return found + view.superviewExtras }
      layer = current.ownSuperlayer
    }
    return found
  }

  /// Converts a time of another layer, or of the clock if the layer is `nil`, to a time of this
  /// layer.
  public func convertTime(_ time: CFTimeInterval, from layer: CALayer?) -> CFTimeInterval {
    let base = layer.map { $0.clockTime(at: time) } ?? time
    let map = timeMap
    return base * map.scale + map.offset
  }

  /// Converts a time of this layer to a time of another layer, or of the clock if the layer is
  /// `nil`.
  public func convertTime(_ time: CFTimeInterval, to layer: CALayer?) -> CFTimeInterval {
    let base = clockTime(at: time)
    return layer?.convertTime(base, from: nil) ?? base
  }

  /// Returns the time of the clock for a time of the layer. It is infinite if the layer is paused
  /// or its time runs backward.
  func clockTime(at time: Double) -> Double {
    let map = timeMap
    if map.scale == 1 { return time - map.offset }
    return map.scale > 0 ? (time - map.offset) / map.scale : .infinity
  }
}
