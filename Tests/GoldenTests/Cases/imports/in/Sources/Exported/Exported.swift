public protocol HasExported { var exported: Int { get } }
