package dev.quayside.printing.label.carrier.form;

import java.math.BigDecimal;

/// The outer dimensions of a parcel, in inches.
public record Box(BigDecimal length, BigDecimal width, BigDecimal height) {}
