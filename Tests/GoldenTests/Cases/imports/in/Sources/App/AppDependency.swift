import Base
#if DEBUG
  @testable import Core
#endif

final class AppDependency: Base {
  let core: Int = 1
}
