import Testing
@testable import HasGeneration
