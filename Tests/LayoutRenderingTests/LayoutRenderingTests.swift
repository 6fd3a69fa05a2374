import Testing

@testable import LayoutRendering
