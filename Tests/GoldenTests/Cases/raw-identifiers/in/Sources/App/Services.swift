protocol Logging: Sendable {}
struct `Console "Logger"`: Logging {}

struct `any`: Sendable {}

protocol HasRaw { var `a ( b`: any Logging { get } }
protocol HasMarks { func `make } "it"`(`for "x"`: Int) -> Int }
protocol HasAny { var a: `any` { get } }
protocol HasAnyList { var list: [`any`] { get } }
protocol `HasLogger x` { var `logger x`: any Logging { get } }
