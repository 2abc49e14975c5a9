package dev.quayside.engine.parcel.carton;

import java.math.BigDecimal;

/// Where one piece lies: inches from the lower corner of the box, x along its inner length, y along
/// its width, z up.
public record Placement(
    int line,
    BigDecimal x,
    BigDecimal y,
    BigDecimal z,
    BigDecimal dx,
    BigDecimal dy,
    BigDecimal dz) {}
