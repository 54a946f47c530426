// By hand.
extension AppDependency: HasA {}
protocol HasB { var b: Int { get } }
extension AppDependency { var b: Int { 1 } }
