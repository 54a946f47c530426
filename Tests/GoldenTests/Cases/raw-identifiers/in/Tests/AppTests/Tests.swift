// A test target.
