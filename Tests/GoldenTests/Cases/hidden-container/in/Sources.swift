protocol HasA { var a: Int { get } }
private struct AppDependency { let a: Int }
