// The headers of HarfBuzz. pkg-config supplies the include path.
#if __has_include(<hb.h>)
#include <hb.h>
#else
#include <harfbuzz/hb.h>
#endif
