public protocol Ambiguous { func browse() }
