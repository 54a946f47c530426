import Core
import Types

extension AppDependency {
  var clock: Clock { core.clock }
  var logger: Types.Logger { Logger() }
}
