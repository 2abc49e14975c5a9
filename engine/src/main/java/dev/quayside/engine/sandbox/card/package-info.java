/// Reads rate cards: the declarative files in `cards/` that state each sandbox carrier's services.
@NullMarked
package dev.quayside.engine.sandbox.card;

import org.jspecify.annotations.NullMarked;
