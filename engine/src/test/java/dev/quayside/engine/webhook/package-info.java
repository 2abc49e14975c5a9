/// Deliveries to receivers over real sockets.
@NullMarked
package dev.quayside.engine.webhook;

import org.jspecify.annotations.NullMarked;
