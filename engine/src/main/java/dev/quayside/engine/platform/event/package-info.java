/// What happened, written in the transaction that made it happen, and told live once it is durable.
@NullMarked
package dev.quayside.engine.platform.event;

import org.jspecify.annotations.NullMarked;
