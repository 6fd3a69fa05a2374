import Foundation

extension CALayer {
  /// Adds an animation and starts it.
  func start(_ animation: CAAnimation, forKey key: String?) {
    let key = key ?? makeKey()
    removeAnimation(forKey: key)
    let run = LayerAnimationRun(animation, forKey: key, on: self)
    madeExtras.runs.append(run)
    run.start()
  }

  /// Returns a key that no animation uses.
  private func makeKey() -> String {
    var key: String
    repeat {
      key = "animation\(madeExtras.madeKeys)"
      madeExtras.madeKeys += 1
    } while animation(forKey: key) != nil
    return key
  }

  /// Removes the animations with a key, or all.
  func endRuns(forKey key: String?) {
    guard let extras else { return }
    let ended = extras.runs.filter { key == nil || $0.key == key }
    extras.runs.removeAll { key == nil || $0.key == key }
    for run in ended { run.end(isFinished: false) }
  }

  /// Returns the action of the layer for an event: that of the delegate, of `actions`, or of the
  /// class. A null object of the first two ends the search.
  func findAction(forKey event: String) -> (any CAAction)? {
    if let found = delegate?.action(for: self, forKey: event) ?? actions?[event] {
      return found is NSNull ? nil : found
    }
    return type(of: self).defaultAction(forKey: event)
  }

  /// Copies the properties that layers of all classes have.
  func copyValues(of layer: CALayer) {
    name = layer.name
    contents = layer.contents
    if layer.view == nil { anchorPoint = layer.anchorPoint }
    (zPosition, contentsScale) = (layer.zPosition, layer.contentsScale)
    (contentsGravity, needsDisplayOnBoundsChange) = (
      layer.contentsGravity, layer.needsDisplayOnBoundsChange
    )
    (isOpaque, masksToBounds) = (layer.isOpaque, layer.masksToBounds)
    (cornerRadius, cornerCurve) = (layer.cornerRadius, layer.cornerCurve)
    maskedCorners = layer.maskedCorners
    (borderWidth, borderColor) = (layer.borderWidth, layer.borderColor)
    (shadowColor, shadowOpacity) = (layer.shadowColor, layer.shadowOpacity)
    (shadowOffset, shadowRadius) = (layer.shadowOffset, layer.shadowRadius)
    shadowPath = layer.shadowPath
    if let values = layer.extras?.values, !values.isEmpty { madeExtras.values = values }
    // The layer of a view rotates about its center, independent of its anchor point.
    (bounds, position, transform) = (layer.bounds, layer.position, layer.transform)
    (backgroundColor, opacity) = (layer.backgroundColor, layer.opacity)
    isHidden = layer.isHidden
  }
}
