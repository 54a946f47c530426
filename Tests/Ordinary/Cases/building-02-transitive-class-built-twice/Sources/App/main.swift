let counter = ConnectionCounter()
let app = AppDependency.live(url: "db:1", counter: counter)
let screen = AccountScreen(dependencies: app)
precondition(screen.usesOnePool, "two pools")
precondition(counter.opened == ["db:1"], "opened: \(counter.opened)")
precondition(screen.text == "rows of db:1", screen.text)

// Each 'live' has its own pool.
let other = AppDependency.live(url: "db:2", counter: counter)
precondition(AccountScreen(dependencies: other).usesOnePool, "two pools")
precondition(other.users.pool !== app.users.pool, "one pool for two databases")
precondition(counter.opened == ["db:1", "db:2"], "opened: \(counter.opened)")

// A member that is passed keeps its pool, and the other one gets the pool of this 'live'.
let mixed = AppDependency.live(url: "db:3", counter: counter, users: app.users)
precondition(mixed.users === app.users, "the users that were passed")
precondition(mixed.orders.pool !== app.users.pool, "the pool of a member that was passed")
precondition(counter.opened == ["db:1", "db:2", "db:3"], "opened: \(counter.opened)")

// If both are passed, no pool is opened.
_ = AppDependency.live(url: "db:4", counter: counter, users: app.users, orders: app.orders)
precondition(counter.opened.count == 3, "opened: \(counter.opened)")
