/// Events: written in the transaction that causes them, and sent live once it is durable.
@NullMarked
package dev.quayside.engine.platform.event;

import org.jspecify.annotations.NullMarked;
