/// The devices that a preview shows by default.
enum PreviewDevices {
  /// A phone with a home button, a phone with a sensor housing, and an iPad. They cover the three
  /// kinds of safe area, and compact and regular widths.
  static let usual = ["retina4_7", "retina6_12", "ipad11_0rounded"]

  /// Returns the canvases of a preview for `request`. The default devices are `usual`, preceded by
  /// the document's own canvas unless an orientation is specified. The default orientations are
  /// both. Without a size, the widths of Split View are included. A request with a size and without
  /// devices is returned unchanged.
  static func request(_ request: CanvasSelection) -> CanvasSelection {
    var filled = request
    if request.size != nil && request.devices == nil { return filled }
    if request.devices == nil {
      filled.devices = usual
      filled.includesOwnCanvas = request.orientation == nil
    }
    filled.orientation = request.orientation ?? .all
    filled.includesSplits = request.size == nil
    return filled
  }

  /// Returns the canvases of an animated picture for `request`: the specified devices, in both
  /// orientations if there is only one. The default device is a phone, or the document's own canvas
  /// with the specified size.
  static func turns(_ request: CanvasSelection) -> CanvasSelection {
    var filled = request
    if request.devices == nil {
      filled.includesOwnCanvas = request.size != nil
      if request.size == nil { filled.devices = ["retina6_12"] }
    }
    if request.size == nil, filled.devices?.count == 1 {
      filled.orientation = request.orientation ?? .all
    }
    return filled
  }
}
