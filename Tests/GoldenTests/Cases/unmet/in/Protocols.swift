protocol HasLogger { var logger: Int { get } }
protocol HasUrlSession { var session: Session { get } }
protocol HasCache { func cache(_ key: String) -> Int }
