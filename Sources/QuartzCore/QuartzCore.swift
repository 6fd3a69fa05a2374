@_exported import class AutoLayout.CALayer
@_exported import func AutoLayout.CACurrentMediaTime
@_exported import CoreGraphics
@_exported import Foundation
