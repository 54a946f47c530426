protocol HasLogger { var logger: Int { get } }
