import Net

typealias Place = Endpoint
