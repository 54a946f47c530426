public protocol HasElsewhere { var elsewhere: Int { get } }
