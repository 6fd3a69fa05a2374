@_exported import CoreGraphics
@_exported import LayoutModel
@_exported import ObjectiveC
