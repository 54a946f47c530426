protocol HasA { var a: Int { get } }
struct AppDependency { let a: Int }
