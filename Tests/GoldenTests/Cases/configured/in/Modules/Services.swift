protocol HasA { var a: Int { get } }
struct Services { let a: Int }
