# Runs commands one after the other, and prints the time of each one. To be sourced.

# step COMMAND…: runs the command, and prints how long it took, also if it fails.
step() {
  local start=$SECONDS status=0
  echo "── $*"
  "$@" || status=$?
  printf '── %s: %d s\n' "$*" "$((SECONDS - start))"
  return "$status"
}
