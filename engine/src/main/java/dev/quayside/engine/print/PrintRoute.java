package dev.quayside.engine.print;

import dev.quayside.engine.print.source.PrintKind;

/// The printer for a kind of document in one workspace.
///
/// @param carrier carrier code; empty for every carrier
public record PrintRoute(PrintKind kind, String carrier, String printer) {}
