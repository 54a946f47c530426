protocol Base: Sendable {}
protocol HasTimer: Base { var timer: Int { get } }
