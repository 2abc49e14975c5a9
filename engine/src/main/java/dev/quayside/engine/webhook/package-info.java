/// Subscriptions to events, what each is to get, and with what result (section 6 of the
/// specification, section 11 of the decisions).
@NullMarked
package dev.quayside.engine.webhook;

import org.jspecify.annotations.NullMarked;
