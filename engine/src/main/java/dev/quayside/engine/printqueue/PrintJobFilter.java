package dev.quayside.engine.printqueue;

import dev.quayside.printing.queue.PrintJobState;
import org.jspecify.annotations.Nullable;

/// Which jobs a list shows; null shows all.
public record PrintJobFilter(
    @Nullable PrintJobState state, @Nullable String printer, @Nullable String document) {}
