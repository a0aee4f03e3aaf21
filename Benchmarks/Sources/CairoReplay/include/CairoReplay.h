#ifndef CAIRO_REPLAY_H
#define CAIRO_REPLAY_H

#include <stdint.h>

/// Draws a stream of numbers with Cairo's image surface: a code, then its operands. Pixels are premultiplied BGRA.
typedef enum {
  REPLAY_SAVE = 1,
  REPLAY_RESTORE,
  REPLAY_TRANSFORM,     // a b c d tx ty
  REPLAY_NEW_PATH,
  REPLAY_MOVE,          // x y
  REPLAY_LINE,          // x y
  REPLAY_CURVE,         // x1 y1 x2 y2 x y
  REPLAY_CLOSE,
  REPLAY_COLOR,         // r g b a
  REPLAY_LINEAR,        // x0 y0 x1 y1 spread n, then n × (location r g b a)
  REPLAY_EVEN_ODD,      // 0 or 1
  REPLAY_FILL,
  REPLAY_STROKE,        // width cap join miter-limit
  REPLAY_CLIP,
  REPLAY_BEGIN_GROUP,
  REPLAY_END_GROUP,     // opacity
  REPLAY_SHADOW,        // sigma in pixels; the path's blurred coverage in the current colour
  REPLAY_END_BLUR,      // opacity, sigma in pixels; ends a group
  REPLAY_RADIAL,        // x0 y0 r0 x1 y1 r1 spread n, then n × (location r g b a)
  REPLAY_IMAGE,         // index, source x y width height, destination x y width height
} ReplayCode;

/// Premultiplied BGRA pixels without gaps between rows.
typedef struct {
  uint32_t *pixels;
  int width;
  int height;
} ReplayImage;

/// - Returns: 0, or Cairo's status.
int cairo_replay(
    const double *stream, long count, const ReplayImage *images, uint32_t *pixels, int width, int height);

#endif
