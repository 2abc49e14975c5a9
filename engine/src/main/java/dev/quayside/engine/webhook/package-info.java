/// Events told to other systems: subscriptions, deliveries, retries and the guard over where they
/// may go (section 6 of the specification, section 11 of the decisions).
@NullMarked
package dev.quayside.engine.webhook;

import org.jspecify.annotations.NullMarked;
