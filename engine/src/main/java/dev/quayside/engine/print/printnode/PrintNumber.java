package dev.quayside.engine.print.printnode;

import java.time.Instant;

/// The number of a thing.
///
/// @param name its own id or name
/// @param since when it got the number
record PrintNumber(long number, String name, Instant since) {}
