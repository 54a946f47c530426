import Core
import Parsers
import Web

// hasgen: stub
protocol Titled { var title: String { get } }
