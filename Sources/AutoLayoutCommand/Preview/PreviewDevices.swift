/// The devices that a preview shows by default.
enum PreviewDevices {
  /// A phone with a home button, a phone with a sensor housing, and an iPad: the three kinds of safe
  /// area, and compact and regular widths.
  static let usual = ["retina4_7", "retina6_12", "ipad11_0rounded"]

  /// What a preview lays out when `request` was asked for: what the request leaves open is filled
  /// in with both orientations and, for a request that names no size, the widths of Split View.
  static func request(_ request: CanvasRequest) -> CanvasRequest {
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

  /// What a moving picture goes through when `request` was asked for: the devices as they are named,
  /// one alone upright and on its side; without a device a phone, or the document's own canvas and
  /// the size that is asked for.
  static func turns(_ request: CanvasRequest) -> CanvasRequest {
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
