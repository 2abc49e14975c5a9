/// Reads rate cards: the declarative files under `cards/` that say what each sandbox carrier sells.
@NullMarked
package dev.quayside.engine.sandbox.card;

import org.jspecify.annotations.NullMarked;
