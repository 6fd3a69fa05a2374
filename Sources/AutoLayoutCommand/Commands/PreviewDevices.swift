/// The devices that a preview shows when nobody chooses.
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
}
