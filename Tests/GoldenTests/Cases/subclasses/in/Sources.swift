protocol HasB { var b: Int { get } }

class AppDependency { let a: Int = 1 }

final class DebugServices: AppDependency { let b: Int = 2 }
