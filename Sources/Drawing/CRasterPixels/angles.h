// Angles of points, for gradients around a center. Included once per vector width.

/// Approximates the arctangent of 0…1 with an error below 2⁻²² (Abramowitz and Stegun, 4.4.49).
INLINE void WIDTH(arctangent)(Floats *x) {
  const Floats square = *x * *x;
  Floats sum = (Floats){} + 0.0028662257f;
  sum = sum * square - 0.0161657367f;
  sum = sum * square + 0.0429096138f;
  sum = sum * square - 0.0752896400f;
  sum = sum * square + 0.1065626393f;
  sum = sum * square - 0.1420889944f;
  sum = sum * square + 0.1999355085f;
  sum = sum * square - 0.3333314528f;
  *x += *x * square * sum;
}

/// Approximates the angles of points: multiples of a quarter turn, −2…2, which are exact, and a rest of −π/4…π/4.
INLINE void WIDTH(angle)(const Floats *x, const Floats *y, Floats *quarters, Floats *rest) {
  const Places sign = (Places){} + INT32_MIN, xSign = (Places)*x & sign, ySign = (Places)*y & sign;
  const Floats width = (Floats)((Places)*x & ~sign), height = (Floats)((Places)*y & ~sign);
  const Places isSteep = (Places)(height > width);
  *rest = SELECT(Floats, isSteep, width, height) / SELECT(Floats, isSteep, height, width);
  WIDTH(arctangent)(rest);
  // A reflection in a diagonal or an axis changes the sign of the rest.
  *rest = (Floats)((Places)*rest ^ (isSteep & sign) ^ xSign ^ ySign);
  const Floats left = (Floats)((Places)(EVERY(2.0f)) & (xSign >> 31));
  *quarters = (Floats)((Places)SELECT(Floats, isSteep, EVERY(1.0f), left) ^ ySign);
}

/// Expands the angles of w + d·s: the imaginary part of log(w + d·s) is that of log w + z·d − z²·d²/2 + z³·d³/3 …,
/// where z = s/w. `first` is the first one of `COUNT` spans.
INLINE void WIDTH(expandAngles)(
    const CPixelsGradient *gradient, const Floats *x, const Floats *y, size_t first, Spans *spans) {
  Floats quarters, angle;
  WIDTH(angle)(x, y, &quarters, &angle);
  const Doubles value = __builtin_convertvector(angle, Doubles) * gradient->scale +
      (__builtin_convertvector(quarters, Doubles) * (gradient->entries / 4.0) + gradient->offset);
  // Large values would be rounded more.
  const Places whole = __builtin_convertvector(value, Places);
  const Floats rest = __builtin_convertvector(value - __builtin_convertvector(whole, Doubles), Floats);
  const float unit = (float)(1 << gradient->shift);
  const Floats constant = rest * unit + (float)gradient->farError;
  memcpy(spans->whole + first, &whole, sizeof whole);
  memcpy(spans->coefficients[0] + first, &constant, sizeof constant);
  const float xStep = (float)gradient->xStep, yStep = (float)gradient->yStep;
  const float scale = (float)gradient->scale * unit;
  const Floats square = *x * *x + *y * *y;
  const Floats inverse = 1 / square;
  const Floats twiceReal = (xStep * *x + yStep * *y) * inverse * 2;
  const Floats squareOfZ = inverse * (xStep * xStep + yStep * yStep);
  Floats previous = {}, power = (yStep * *x - xStep * *y) * inverse;
  for (int exponent = 1; exponent < 6; exponent++) {
    const Floats coefficient = power * (scale * (exponent % 2 == 0 ? -1.0f : 1.0f) / (float)exponent);
    memcpy(spans->coefficients[exponent] + first, &coefficient, sizeof coefficient);
    const Floats next = power * twiceReal - previous * squareOfZ;
    previous = power;
    power = next;
  }
  // The comparison is false for what is not a number.
  const Flags areNear = __builtin_convertvector(~(Places)(square >= gradient->farRadius * gradient->farRadius), Flags);
  memcpy(spans->areNear + first / 8, &areNear, COUNT / 8);
}

/// Finds the entries of a vector from the polynomial of a span, at distances from its center.
INLINE void WIDTH(evaluatePolynomial)(
    const CPixelsGradient *gradient, const Spans *spans, size_t span, const Floats *distances, Places *places,
    Flags *areDoubtful) {
  Floats value = EVERY(spans->coefficients[5][span]);
  for (int power = 4; power >= 0; power--) value = value * *distances + spans->coefficients[power][span];
  WIDTH(roundDown)(&value, gradient->shift, gradient->farError, places, areDoubtful);
  *places = (*places + spans->whole[span]) & (gradient->entries - 1);
}

/// Finds the entries of vectors of a far row, from the polynomials of spans of two vectors.
INLINE void WIDTH(findFarAngles)(
    const CPixelsGradient *gradient, const Spans *spans, size_t vectors, const Floats *distances,
    Places *places, Doubts *doubts, CPixelsQueue *queue) {
  const Floats inHalves[2] = {*distances - COUNT / 2.0f, *distances + COUNT / 2.0f};
  for (size_t i = 0; i < vectors; i += 2) {
    for (size_t half = 0; half < 2; half++) {
      Flags areDoubtful;
      WIDTH(evaluatePolynomial)(gradient, spans, i / 2, &inHalves[half], &places[i + half], &areDoubtful);
      WIDTH(note)(doubts, i + half, &areDoubtful);
    }
    WIDTH(streamSome)(queue);
  }
}

/// Finds the entries of vectors, from polynomials if they are not near to the gradient's center.
///
/// Returns `false` if there are pixels at the center, whose entries may be any.
INLINE bool WIDTH(findAngles)(
    const CPixelsGradient *gradient, const Spans *spans, size_t vectors, const Floats *distances, Places *places,
    Doubts *doubts, CPixelsQueue *queue) {
  const Floats xDistances = *distances * (float)gradient->xStep, yDistances = *distances * (float)gradient->yStep;
  const float unit = (float)(1 << gradient->shift);
  Flags areCentral = {};
  for (size_t i = 0; i < vectors; i++) {
    Flags areDoubtful;
    if ((spans->areNear[i / 8] >> i % 8 & 1) == 0) {
      WIDTH(evaluatePolynomial)(gradient, spans, i, distances, &places[i], &areDoubtful);
    } else {
      const Floats x = xDistances + spans->x[i], y = yDistances + spans->y[i];
      Floats quarters, value;
      WIDTH(angle)(&x, &y, &quarters, &value);
      value = value * (float)gradient->scale + (quarters * ((float)gradient->entries / 4) + (float)gradient->offset);
      value = value * unit + (float)gradient->error;
      WIDTH(roundDown)(&value, gradient->shift, gradient->error, &places[i], &areDoubtful);
      places[i] &= gradient->entries - 1;
      const Places isCentral = (Places)(__builtin_elementwise_abs(x) < gradient->radius) &
          (Places)(__builtin_elementwise_abs(y) < gradient->radius);
      areDoubtful |= __builtin_convertvector(isCentral, Flags);
      areCentral |= __builtin_convertvector(isCentral, Flags);
    }
    WIDTH(note)(doubts, i, &areDoubtful);
    if (i % 2 != 0) WIDTH(streamSome)(queue);
  }
  return !__builtin_reduce_or(areCentral);
}
