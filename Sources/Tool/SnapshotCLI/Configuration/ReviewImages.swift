import ArgumentParser

/// How a review shows pictures in the terminal.
enum ReviewImages: String, ExpressibleByArgument, CaseIterable { case auto, kitty, iterm, sixel, blocks, none }
