import Hearth

let app = AppDependency(quotes: Quotes())
let first: RequestDependency = makeContext("oil", source: app)
let second: RequestDependency = makeContext("wheat", source: app)
precondition(first.quotes === app.quotes && second.quotes === app.quotes, "other quotes")
let handlers = [QuoteHandler(context: first), QuoteHandler(context: second)]
precondition(handlers.map { $0.get() } == [3, 5], "the contexts are exchanged")
precondition(handlers[0].get("gold", source: app) == 4, "the request of the server's own")
precondition(ListHandler(dependencies: second).line == "wheat: 3", "another path")
