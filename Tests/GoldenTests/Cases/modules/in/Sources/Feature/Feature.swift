public protocol HasClock { var clock: String { get } }
