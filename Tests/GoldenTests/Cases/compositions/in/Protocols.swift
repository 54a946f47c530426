protocol HasA { var a: Int { get } }
protocol HasB { var b: Int { get } }
protocol HasC { var c: Int { get } }
protocol HasD { var d: Int { get } }
protocol HasE { var e: Int { get } }
protocol HasF { var f: Int { get } }
protocol HasG { var g: Int { get } }
protocol HasH { var h: Int { get } }
protocol HasI { var i: Int { get } }
protocol HasJ { var j: Int { get } }
protocol HasK { var k: Int { get } }
typealias HasManagers = HasA & HasB
protocol UseCaseDependency: HasC, HasD {}
