/// Subscriptions to events and the deliveries to them (docs/api/webhooks.md).
@NullMarked
package dev.quayside.engine.webhook;

import org.jspecify.annotations.NullMarked;
