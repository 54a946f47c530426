public struct Sink: Sendable {}
