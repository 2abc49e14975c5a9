/// What happened, written in the transaction that made it happen.
@NullMarked
package dev.quayside.engine.event;

import org.jspecify.annotations.NullMarked;
