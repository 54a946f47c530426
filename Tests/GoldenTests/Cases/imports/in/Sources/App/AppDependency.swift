import Base
import Kit
#if DEBUG
  @testable import Core
#else
  import Core
#endif

final class AppDependency: Base {
  let core: Int = 1
  let exported: Int = 2
}
