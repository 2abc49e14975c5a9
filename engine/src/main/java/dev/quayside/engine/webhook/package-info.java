/// Subscriptions to events, what is owed to each, and what became of it (section 6 of the
/// specification, section 11 of the decisions).
@NullMarked
package dev.quayside.engine.webhook;

import org.jspecify.annotations.NullMarked;
