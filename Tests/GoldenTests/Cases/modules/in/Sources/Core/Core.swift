public protocol HasLogger { var logger: Int { get } }
public protocol HasClock { var clock: Int { get } }
package protocol HasCache { var cache: Int { get } }
protocol HasSecret { var secret: Int { get } }
protocol HasLocal { var local: Int { get } }
