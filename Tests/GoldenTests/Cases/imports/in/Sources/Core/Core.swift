public protocol HasCore { var core: Int { get } }
