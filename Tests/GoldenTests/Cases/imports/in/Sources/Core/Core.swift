public protocol HasCore { var core: Int { get } }
public protocol HasWide { var wide: Int { get } }
