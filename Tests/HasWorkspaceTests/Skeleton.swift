import Testing
@testable import HasWorkspace
