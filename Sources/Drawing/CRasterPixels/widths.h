// All loops for one vector width. The including file defines `COUNT` and `WIDTH`.

#include "blend.h"
#include "pairs.h"
#include "cells.h"
#include "blocks.h"
#include "coverage.h"
#include "curves.h"
#include "edges.h"
#include "outlines.h"
#include "filters.h"
#include "entries.h"
#include "spans.h"
#include "angles.h"
#include "circles.h"
#include "parameters.h"
#include "exact.h"
#include "gradients.h"
#include "images.h"

static const Loops WIDTH(loops) = {
    WIDTH(blendCells), WIDTH(fill), WIDTH(blendColor), WIDTH(blendCoverage), WIDTH(interpolate), WIDTH(evaluate),
    WIDTH(blendColors), WIDTH(blendColorsCoverage), WIDTH(convolve), WIDTH(interpolatePixels), WIDTH(weighRows),
    WIDTH(mixColumns), WIDTH(shade), WIDTH(shadeExactly), WIDTH(addEdges), WIDTH(interpolateImageRow),
    WIDTH(interpolateImage), WIDTH(averageImage), WIDTH(findNeighbors), WIDTH(findColumns), WIDTH(blendBlocks),
    WIDTH(findBounds), WIDTH(isStarShaped)};

#undef INLINE
#undef PairLanes
#undef PairSums
#undef EACH_PART
#undef Pixels
#undef Bytes
#undef Lanes
#undef Products
#undef Source
#undef WIDTH
