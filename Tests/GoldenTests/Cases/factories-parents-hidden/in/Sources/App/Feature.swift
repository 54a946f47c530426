import Core

final class Vault { init(secret: Secret, user: UserDependency) {} }
protocol MakesVault { func makeVault() -> Vault }

final class Coordinator { typealias Dependencies = MakesVault }
