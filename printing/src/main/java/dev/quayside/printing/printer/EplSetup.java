package dev.quayside.printing.printer;

import org.jspecify.annotations.Nullable;

/// Settings an EPL2 form carries; null leaves the printer's own.
///
/// @param density 0 to 15 (`D`)
/// @param speed the printer's own steps, 1 to 6 (`S`)
/// @param right in dots, 0 or more
/// @param down in dots; negative moves up as far as the label is blank there
/// @param options letters of `O`: `C` cuts, `P` peels
/// @param length the whole `Q` command
public record EplSetup(
    @Nullable Integer density,
    @Nullable Integer speed,
    int right,
    int down,
    boolean upsideDown,
    @Nullable String options,
    @Nullable String length) {}
