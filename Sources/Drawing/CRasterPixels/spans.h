// Rows of curved gradients in spans, each of one vector of pixels, or of two in a far row of a turn. Included once per vector
// width.

typedef struct {
  /// Positions at the centers.
  float x[MOST_VECTORS], y[MOST_VECTORS], other[MOST_VECTORS];
  /// Turn: polynomials in the distance from the center; the coefficients, from the constant one, in fixed point.
  float coefficients[6][MOST_VECTORS];
  /// Turn: whole entries to add.
  int32_t whole[MOST_VECTORS];
  /// Turn: one bit per span that is so near to the gradient's center that the polynomial is not a good approximation.
  uint8_t areNear[MOST_VECTORS / 8];
} WIDTH(Spans);
#define Spans WIDTH(Spans)

