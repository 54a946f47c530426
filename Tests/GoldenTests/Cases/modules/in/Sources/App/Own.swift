protocol HasLocal { var local: Int { get } }
