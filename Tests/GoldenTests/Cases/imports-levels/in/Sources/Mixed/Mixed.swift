public import Core
import Feat
import Net

public func describe(_ token: Token) -> String { "\(token)" }

struct AppDependency {
  let token: Token
}
