import Foundation

/// The order of added layers among the layers of subviews.
///
/// Each added layer refers to the nearest subview behind it, so that it keeps its position when
/// other subviews are added and removed.
extension CALayer {
  /// The sublayers from back to front.
  ///
  /// - Complexity: O(*n*), where *n* is the number of sublayers.
  var allSublayers: [CALayer] {
    guard let view else { return ownSublayers }
    let layers = view.subviewLayers
    guard !ownSublayers.isEmpty else { return layers }
    let added = Dictionary(grouping: ownSublayers) { $0.subviewBehind.map { ObjectIdentifier($0) } }
    return layers.reduce(into: added[nil] ?? []) { order, layer in
      order.append(layer)
      if let owner = layer.view { order += added[ObjectIdentifier(owner)] ?? [] }
    }
  }

  /// Adds a layer in front of all sublayers.
  func placeInFront(_ layer: CALayer) {
    layer.subviewBehind = view?.frontSubview
    ownSublayers.append(layer)
    layer.ownSuperlayer = self
  }

  /// Inserts a layer at an index of all sublayers, or in front of them if the index is too large.
  func place(_ layer: CALayer, at index: Int) {
    var order = allSublayers
    let index = min(index, order.count)
    layer.subviewBehind = order[..<index].last { $0.view != nil }?.view
    order.insert(layer, at: index)
    ownSublayers = order.filter { $0.view == nil }
    layer.ownSuperlayer = self
  }

  /// Replaces the added layers. A layer that follows the layer of a subview is placed above it. If
  /// there are no layers of subviews, the added layers are in front of all subviews.
  func replaceSublayers(_ layers: [CALayer]) {
    for layer in ownSublayers { layer.ownSuperlayer = nil }
    ownSublayers = []
    guard let view, layers.contains(where: { $0.superlayer === self && $0.view != nil }) else {
      for layer in layers { addSublayer(layer) }
      return
    }
    let owners = Set(view.subviewLayers.map { ObjectIdentifier($0) })
    var behind: (any LayerOwner)?
    for layer in layers {
      if owners.contains(ObjectIdentifier(layer)) {
        behind = layer.view
      } else {
        addSublayer(layer)
        if layer.ownSuperlayer === self { layer.subviewBehind = behind }
      }
    }
  }

  /// Keeps the layers above a subview in place before it moves: they then follow the subview behind
  /// it.
  func subviewWillMove(_ subview: any LayerOwner) {
    guard ownSublayers.contains(where: { $0.subviewBehind === subview }) else { return }
    let order = allSublayers
    let behind = order.prefix { $0.view !== subview }.last { $0.view != nil }?.view
    ownSublayers = order.filter { $0.view == nil }
    for layer in ownSublayers where layer.subviewBehind === subview { layer.subviewBehind = behind }
  }

  /// Places a subview directly above a sibling, below the layers there.
  func subview(_ subview: any LayerOwner, wasInsertedAbove sibling: any LayerOwner) {
    for layer in ownSublayers where layer.subviewBehind === sibling {
      layer.subviewBehind = subview
    }
  }

  /// Exchanges the positions of two subviews among the layers.
  func exchange(_ first: any LayerOwner, _ second: any LayerOwner) {
    for layer in ownSublayers {
      if layer.subviewBehind === first {
        layer.subviewBehind = second
      } else if layer.subviewBehind === second {
        layer.subviewBehind = first
      }
    }
  }
}
