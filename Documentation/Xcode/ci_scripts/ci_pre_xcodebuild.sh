#!/bin/sh
# Xcode Cloud runs this script before each xcodebuild, also on the machines that only run tests.
set -eu

# The tests load the libraries, which are not on those machines.
if [ "$CI_XCODEBUILD_ACTION" = test-without-building ]; then
  brew install pkgconf libpng harfbuzz
fi
