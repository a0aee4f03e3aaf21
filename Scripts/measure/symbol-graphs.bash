# The symbol graphs of modules that a debug build has made. Source it in the root of the repository:
#
#   extract_symbol_graph MODULE FOLDER OPTION...
#
# The options are those of `swift symbolgraph-extract`. SKIP_BUILD=1 uses the modules as they are.
symbol_graph_tool="$(command -v swift-symbolgraph-extract || xcrun --find swift-symbolgraph-extract 2>/dev/null)" || {
  echo "swift-symbolgraph-extract was not found; it is part of the Swift toolchain" >&2
  exit 1
}
[ -n "${SKIP_BUILD:-}" ] || swift build >&2
symbol_graph_binaries="$(swift build --show-bin-path)"

# The target, and the C modules that Swift modules import.
kind=unversionedTriple
[ "$(uname -s)" != Darwin ] || kind=triple
symbol_graph_options=(
  -I "$symbol_graph_binaries/Modules" -minimum-access-level public -skip-synthesized-members -emit-extension-block-symbols
  -target "$(swiftc -print-target-info | sed -n "s/.*\"$kind\" *: *\"\([^\"]*\)\".*/\1/p" | head -1)")
for map in "$symbol_graph_binaries"/*.build/module.modulemap; do
  case "$map" in *-tool.build/*) ;; *) symbol_graph_options+=(-Xcc "-fmodule-map-file=$map") ;; esac
done
while read -r map; do
  name="$(basename "$(dirname "${map/\/include\///}")")"
  [ -e "$symbol_graph_binaries/$name.build/module.modulemap" ] || symbol_graph_options+=(-Xcc "-fmodule-map-file=$PWD/$map")
done < <(find Sources .build/checkouts -name module.modulemap | LC_ALL=C sort)
for flag in $(pkg-config --cflags-only-I libpng harfbuzz 2>/dev/null); do symbol_graph_options+=(-Xcc "$flag"); done

extract_symbol_graph() {
  "$symbol_graph_tool" -module-name "$1" -output-dir "$2" "${symbol_graph_options[@]}" "${@:3}"
}
