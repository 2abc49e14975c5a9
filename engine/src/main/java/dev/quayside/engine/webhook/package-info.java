/// Subscriptions to events and the deliveries to them (section 6 of the specification, section 11
/// of the decisions).
@NullMarked
package dev.quayside.engine.webhook;

import org.jspecify.annotations.NullMarked;
