// Values of circles along a row, for radial gradients. Included once per vector width.

/// Takes square roots of positive normal numbers with an error below 1.1 roundings.
INLINE void WIDTH(takeRoots)(Floats *values) {
#if COUNT == 16
  // A square root takes six times as long as this, and would be the slowest step of a radial gradient. With r = (1 + δ)/√x,
  // Newton's step from r·x leaves an error of 1.5·δ².
  Floats inverse;
  inverseRoot16((const float *)values, (float *)&inverse);
  const Floats root = *values * inverse;
  *values = root + (*values - root * root) * (inverse * 0.5f);
#else
  *values = __builtin_elementwise_sqrt(*values);
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
    const CPixelsGradient *gradient, CPixelsGradientShape shape, CPixelsGradientSpread spread, const Spans *spans,
    size_t vectors, const Floats *distances, Places *places, uint8_t *doubtful, CPixelsQueue *queue) {
  const Floats xDistances = *distances * (float)gradient->xStep, yDistances = *distances * (float)gradient->yStep;
  const Floats otherDistances = *distances * (float)gradient->otherStep;
  const float unit = (float)(1 << gradient->shift);
  // Not zero, whose root may be no number.
  const float square = gradient->square > FLT_MIN ? gradient->square : FLT_MIN;
  for (size_t i = 0; i < vectors; i++) {
    const Floats x = xDistances + spans->x[i], y = yDistances + spans->y[i], other = otherDistances + spans->other[i];
    Floats value;
    if (shape == CPixelsTouching) {
      const Floats square = other * other;
      WIDTH(takeQuotients)(&square, &x, &value);
      value = y + (x + value) * (float)gradient->scale;
    } else {
      value = shape == CPixelsCone ? x * other : x * x + square;
      if (shape == CPixelsCone) value = SELECT(Floats, value > FLT_MIN, value, EVERY(FLT_MIN));
      WIDTH(takeRoots)(&value);
      value = shape == CPixelsCone ? y + value : y + value * (float)gradient->scale;
    }
    if (spread == CPixelsPad) WIDTH(limit)(&value, -0.5f * unit, ((float)gradient->entries + 0.5f) * unit);
    Flags areDoubtful;
    WIDTH(roundDown)(&value, gradient->shift, gradient->error, &places[i], &areDoubtful);
    memcpy(doubtful + i * (COUNT / 8), &areDoubtful, COUNT / 8);
    WIDTH(findEntries)(&places[i], gradient->entries, spread);
    if (i % 2 != 0) WIDTH(streamSome)(queue);
  }
}
