public protocol HasLogger { var logger: Logger { get } }
protocol HasInternal { var inner: Int { get } }
struct CoreService {
  typealias Dependencies = HasInternal
}
