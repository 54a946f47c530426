protocol HasA { var a: Int { get } }
final class Services { let a: Int = 1 }
