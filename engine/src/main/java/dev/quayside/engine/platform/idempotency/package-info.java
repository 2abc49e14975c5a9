/// One key, one effect: the slip a request leaves so that its retry gets the same answer.
@NullMarked
package dev.quayside.engine.platform.idempotency;

import org.jspecify.annotations.NullMarked;
