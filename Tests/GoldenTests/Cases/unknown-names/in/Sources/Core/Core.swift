protocol HasInternal { var hidden: Int { get } }
