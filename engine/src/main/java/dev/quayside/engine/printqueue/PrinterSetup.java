package dev.quayside.engine.printqueue;

import dev.quayside.printing.measure.Dpi;
import dev.quayside.printing.printer.Language;

/// A printer as somebody set it up.
///
/// @param name what people call it; unique
/// @param address where it is: `tcp://host:9100` or `file:///folder`
/// @param isDefault labels go here unless another is named; at most one is
public record PrinterSetup(
    String name, String address, Language language, Dpi dpi, boolean isDefault) {}
