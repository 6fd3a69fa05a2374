import Foundation

extension Drawing {
  /// Returns the drawing in one color with the opacity of each original color, as a template image
  /// is drawn. Images in the drawing keep their colors.
  public func tinted(_ tint: LayoutSnapshot.Color) -> Drawing {
    func color(_ old: LayoutSnapshot.Color) -> LayoutSnapshot.Color {
      var new = tint
      new.light.alpha *= old.light.alpha
      new.dark.alpha *= old.dark.alpha
      return new
    }
    var result = self
    result.commands = commands.map { command in
      switch command {
      case .fill(let path, let old, let isEvenOdd):
        return .fill(path, color(old), isEvenOdd: isEvenOdd)
      case .stroke(let path, let old, let line): return .stroke(path, color(old), line)
      case .gradient(var gradient):
        for index in gradient.stops.indices {
          gradient.stops[index].color = color(gradient.stops[index].color)
        }
        return .gradient(gradient)
      case .text(var text):
        text.color = color(text.color)
        for index in text.lines.indices { text.lines[index].pieces = nil }
        return .text(text)
      default: return command
      }
    }
    return result
  }
}
