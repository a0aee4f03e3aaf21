#include "RasterFonts.h"
