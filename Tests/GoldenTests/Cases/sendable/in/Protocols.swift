protocol Base: Sendable {}
protocol HasClock: Sendable { var clock: Int { get } }
protocol HasTimer: Base { var timer: Int { get } }
