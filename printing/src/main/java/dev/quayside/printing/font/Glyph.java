package dev.quayside.printing.font;

/// A glyph at its position: `x` and `y` are the glyph's origin in ems from the start of its line's
/// base line, y up.
public record Glyph(int id, double x, double y) {}
