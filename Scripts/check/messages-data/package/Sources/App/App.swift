public let count = 1
