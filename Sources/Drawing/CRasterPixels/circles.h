// Values of circles along a row, for radial gradients. Included once per vector width.

/// Adds twice the square roots of positive normal numbers to sums, or subtracts them, with at most two roundings of a sum and a tenth of
/// one of a root.
INLINE void WIDTH(addRoots)(const Floats *squares, bool areAdded, Floats *sums) {
#if COUNT == 16
  // A square root takes six times as long as this, and would be the slowest step of a radial gradient. With r = (1 + δ)/√x,
  // Newton's step from r·x, of which r·(x − (r·x)²) is twice the rest, leaves an error of 1.5·δ².
  Floats inverse;
  inverseRoot16((const float *)squares, (float *)&inverse);
  const Floats root = *squares * inverse;
  if (areAdded) {
    *sums = *sums + root * 2 + (*squares - root * root) * inverse;
  } else {
    *sums = *sums - root * 2 + (root * root - *squares) * inverse;
  }
#else
  const Floats root = __builtin_elementwise_sqrt(*squares);
  *sums = areAdded ? *sums + root * 2 : *sums - root * 2;
#endif
}

/// Takes quotients with an error below 1.1 roundings.
INLINE void WIDTH(takeQuotients)(const Floats *numerators, const Floats *denominators, Floats *quotients) {
#if COUNT == 16
  // A division takes four times as long as this. With r = (1 + δ)/x, a quotient's correction leaves an error of δ².
  Floats inverse;
  inverse16((const float *)denominators, (float *)&inverse);
  const Floats quotient = *numerators * inverse;
  *quotients = quotient + (*numerators - *denominators * quotient) * inverse;
#else
  *quotients = *numerators / *denominators;
#endif
}

/// Limits values to a range. What is not a number becomes the lowest value, so that it is not the place of memory elsewhere.
INLINE void WIDTH(limit)(Floats *values, float lowest, float highest) {
  const Floats low = EVERY(lowest), high = EVERY(highest);
  *values = SELECT(Floats, *values > low, *values, low);
  *values = SELECT(Floats, high < *values, high, *values);
}

/// Finds the entries of vectors.
INLINE void WIDTH(findCircles)(
    const CPixelsGradient *gradient, CPixelsGradientShape shape, bool isGrowing, CPixelsGradientSpread spread,
    const Spans *spans, size_t vectors, const Floats *distances, Places *places, Doubts *doubts, CPixelsQueue *queue) {
  const Floats xDistances = *distances * (float)gradient->xStep, yDistances = *distances * (float)gradient->yStep;
  const Floats otherDistances = *distances * (float)gradient->otherStep;
  const float unit = (float)(1 << gradient->shift);
  // Not zero, whose root may be no number.
  const float square = gradient->square > FLT_MIN ? gradient->square : FLT_MIN;
  // Spans are prepared beyond the last vector.
  for (size_t i = 0; i < vectors; i += 2) {
    for (size_t each = i; each < i + 2; each++) {
      const Floats x = xDistances + spans->x[each], other = otherDistances + spans->other[each];
      Floats value = yDistances + spans->y[each];
      if (shape == CPixelsTouching) {
        const Floats otherSquare = other * other;
        Floats quotient;
        WIDTH(takeQuotients)(&otherSquare, &x, &quotient);
        const Floats sum = x + quotient;
        value = isGrowing ? value + sum : value - sum;
      } else if (shape == CPixelsCone) {
        const Floats product = x * other;
        const Floats positive = SELECT(Floats, product > FLT_MIN, product, EVERY(FLT_MIN));
        WIDTH(addRoots)(&positive, true, &value);
      } else {
        const Floats sum = x * x + square;
        WIDTH(addRoots)(&sum, isGrowing, &value);
      }
      if (spread == CPixelsPad) WIDTH(limit)(&value, -0.5f * unit, ((float)gradient->entries + 0.5f) * unit);
      Flags areDoubtful;
      WIDTH(roundDown)(&value, gradient->shift, gradient->error, &places[each], &areDoubtful);
      WIDTH(note)(doubts, each, &areDoubtful);
      WIDTH(findEntries)(&places[each], gradient->entries, spread);
    }
    WIDTH(streamSome)(queue);
  }
}
