// Exact parameters of points in radial and angular gradients: in `double`, eight at once, since most rows need few. Each operation
// is rounded, so that they are those of any other processor. Included once per vector width.

typedef double WIDTH(Values) __attribute__((vector_size(64)));
typedef int64_t WIDTH(Integers) __attribute__((vector_size(64)));
#define Values WIDTH(Values)
#define Integers WIDTH(Integers)

// The lanes of one of two vectors, by a comparison.
#define CHOOSE(type, mask, yes, no) ((type)(((Integers)(yes) & (mask)) | ((Integers)(no) & ~(mask))))

/// Finds the largest parameters whose circles contain points and have a nonnegative radius, and the points that have one.
///
/// |point − t·offset|² = (radius + t·growth)², as a·t² − 2b·t + c = 0.
INLINE void WIDTH(solve)(
    const CPixelsCurve *circles, const Values *x, const Values *y, Values *parameters, Integers *haveOne) {
#pragma clang fp contract(off)
  const double xOffset = circles->xOffset, yOffset = circles->yOffset;
  const double radius = circles->radius, growth = circles->growth;
  *haveOne = (Integers){} - 1;
  if (xOffset == 0 && yOffset == 0) {
    *parameters = (__builtin_elementwise_sqrt(*x * *x + *y * *y) - radius) / growth;
    return;
  }
  const double a = xOffset * xOffset + yOffset * yOffset - growth * growth;
  const Values b = *x * xOffset + *y * yOffset + radius * growth;
  const Values c = *x * *x + *y * *y - radius * radius;
  if (a == 0) {
    *parameters = c / (2 * b);
    *haveOne = (b != 0) & (radius + *parameters * growth >= 0);
    return;
  }
  const Values discriminant = b * b - a * c;
  const Values root = __builtin_elementwise_sqrt(CHOOSE(Values, discriminant >= 0, discriminant, (Values){}));
  const Values sum = (b + root) / a, difference = (b - root) / a;
  const Values larger = CHOOSE(Values, difference >= sum, difference, sum);
  const Values smaller = CHOOSE(Values, difference < sum, difference, sum);
  if (a < 0) {
    // One circle contains the other. Only rounding makes the discriminant negative. The other solution has a negative radius.
    *parameters = growth > 0 ? larger : smaller;
    return;
  }
  const Integers isLarger = radius + larger * growth >= 0;
  *parameters = CHOOSE(Values, isLarger, larger, smaller);
  *haveOne = (discriminant >= 0) & (isLarger | (radius + smaller * growth >= 0));
}

/// Finds the angles of points, −π…π, as `Trigonometry.arctangent` does.
INLINE void WIDTH(findExactAngles)(const Values *x, const Values *y, Values *angles) {
#pragma clang fp contract(off)
  const double pi = 3.14159265358979311600;
  const Values width = __builtin_elementwise_abs(*x), height = __builtin_elementwise_abs(*y);
  const Integers isFlat = height < width;
  const Values tangent = CHOOSE(Values, isFlat, height, width) / CHOOSE(Values, isFlat, width, height);
  // The angle, or its distance from π / 4, is halved, followed by a Taylor series up to the 23rd power.
  const Integers isNearDiagonal = tangent > 0.41421356237309503;
  const Values reduced = CHOOSE(Values, isNearDiagonal, tangent - 1, tangent) /
      CHOOSE(Values, isNearDiagonal, tangent + 1, (Values){} + 1);
  const Values half = reduced / (1 + __builtin_elementwise_sqrt(1 + reduced * reduced));
  const Values square = half * half;
  Values sum = (Values){} + 1 / 23.0;
  for (int power = 21; power > 1; power -= 2) sum = 1 / (double)power - square * sum;
  const Values small = 2 * (half - half * square * sum);
  const Values acute = CHOOSE(Values, isNearDiagonal, pi / 4 + small, small);
  const Values steep = CHOOSE(Values, isFlat, acute, pi / 2 - acute);
  const Values known = CHOOSE(Values, height == 0, (Values){}, (Values){} + pi / 4);
  const Values angle = CHOOSE(Values, width == height, known, steep);
  const Values turned = CHOOSE(Values, *x < 0, pi - angle, angle);
  *angles = CHOOSE(Values, *y < 0, -turned, turned);
}

/// Rounds numbers down whose magnitude is below 2⁵²; others are integers or no numbers.
INLINE void WIDTH(roundValuesDown)(Values *values) {
  const Integers isSmall = __builtin_elementwise_abs(*values) < 4503599627370496.0;
  const Values small = CHOOSE(Values, isSmall, *values, (Values){});
  const Values truncated = __builtin_convertvector(__builtin_convertvector(small, Integers), Values);
  const Values rounded = truncated - CHOOSE(Values, truncated > small, (Values){} + 1, (Values){});
  *values = CHOOSE(Values, isSmall, rounded, *values);
}

/// Finds the parameters of points around a center.
INLINE void WIDTH(findTurns)(const CPixelsCurve *curve, const Values *x, const Values *y, Values *parameters) {
#pragma clang fp contract(off)
  const double pi = 3.14159265358979311600;
  Values angles;
  WIDTH(findExactAngles)(x, y, &angles);
  const Values turns = (angles - curve->angle) / (2 * pi);
  Values whole = turns;
  WIDTH(roundValuesDown)(&whole);
  *parameters = turns - whole;
}
