protocol HasA { var a: Int { get } }
protocol HasB { var b: Int { get } }
protocol HasC { var c: Int { get } }
protocol HasD { var d: Int { get } }
protocol HasE { var e: Int { get } }
protocol HasF {}
protocol HasG {}
protocol HasH {}
protocol HasI {}
protocol HasJ {}
protocol HasK {}
typealias HasManagers = HasA & HasB
protocol UseCaseDependency: HasC, HasD {}
