/// The frame of a view in the coordinates of the root, as four variables in the order of the
/// workloads.
struct ViewFrame {
  var left = 0.0
  var top = 0.0
  var width = 0.0
  var height = 0.0

  var right: Double { left + width }
  var bottom: Double { top + height }
  var centerY: Double { top + height / 2 }
}
