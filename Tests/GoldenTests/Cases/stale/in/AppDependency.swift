protocol HasA { var a: Int { get } }
struct AppDependency: HasA { let a: Int }
