#ifndef PANGO_LAYOUTS_H
#define PANGO_LAYOUTS_H

/// Lays paragraphs out with Pango, each in a layout of its own, and adds up their lines.
///
/// - Parameters:
///   - paragraphs: UTF-8, ended by 0.
///   - family: a family that fontconfig knows.
///   - size: in pixels.
///   - width: in pixels.
/// - Returns: the number of lines, or -1 when the family is not installed.
long pango_lay_out(const char *const *paragraphs, long count, const char *family, double size, double width);

#endif
