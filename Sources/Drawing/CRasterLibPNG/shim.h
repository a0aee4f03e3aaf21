// The headers of libpng. pkg-config supplies the include path.
#include <png.h>
