#!/bin/sh
# Xcode Cloud runs this script after it cloned the repository, on the machine that builds.
set -eu

# The libraries of swift-snapshot, and pkg-config, by which SwiftPM finds them.
brew install pkgconf libpng harfbuzz

# Xcode asks whether to trust a macro, and nobody can answer on CI. This trusts the macros of all packages.
defaults write com.apple.dt.Xcode IDESkipMacroFingerprintValidation -bool YES

# The snapshot tests. A test that fails ends the build. Xcode Cloud sets CI, so no reference is recorded.
if [ "$CI_WORKFLOW" = Snapshots ]; then
  swift test --package-path "$CI_PRIMARY_REPOSITORY_PATH/Snapshots"
fi
