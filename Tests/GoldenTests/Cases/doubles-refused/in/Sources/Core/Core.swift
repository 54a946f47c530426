// hasgen: stub
protocol Twice { func go() }
