package dev.quayside.engine.print;

import dev.quayside.engine.print.source.PrintKind;

/// Which printer a kind of paper goes to in one workspace.
///
/// @param carrier its code, empty for every carrier
public record PrintRoute(PrintKind kind, String carrier, String printer) {}
