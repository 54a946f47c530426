protocol HasLogger { var logger: String { get } }
