/// One attempt to deliver an event: body, signature, guarded POST, and the time of the next
/// attempt.
@NullMarked
package dev.quayside.engine.webhook.delivery;

import org.jspecify.annotations.NullMarked;
