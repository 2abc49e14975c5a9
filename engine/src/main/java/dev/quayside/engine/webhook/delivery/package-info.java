/// One attempt to deliver an event: the body, its signature, the guarded POST, and when to try
/// again.
@NullMarked
package dev.quayside.engine.webhook.delivery;

import org.jspecify.annotations.NullMarked;
