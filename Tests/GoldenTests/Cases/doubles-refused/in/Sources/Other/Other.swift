// hasgen: stub
protocol Untested { func go() }
