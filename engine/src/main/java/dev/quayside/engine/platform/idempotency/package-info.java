/// One key, one effect: each request with a key leaves a record, from which its retry gets the same
/// answer.
@NullMarked
package dev.quayside.engine.platform.idempotency;

import org.jspecify.annotations.NullMarked;
