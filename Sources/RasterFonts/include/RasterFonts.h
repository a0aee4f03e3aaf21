#ifndef RASTER_FONTS_H
#define RASTER_FONTS_H
#endif
