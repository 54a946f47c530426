public protocol Logging { func log(_ line: String) }
protocol Hidden { func go() }
// hasgen: stub
protocol HiddenAndMarked { func go() }
// hasgen: stub
public protocol Starting { init() }
public protocol Refusing { init() }
public protocol Ambiguous { func go() }
