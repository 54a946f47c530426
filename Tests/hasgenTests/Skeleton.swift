import Testing
@testable import hasgen
