import Core

// An import without access is public. One of the same module that is internal cannot stand beside it.
struct Nothing { let token: Token }
