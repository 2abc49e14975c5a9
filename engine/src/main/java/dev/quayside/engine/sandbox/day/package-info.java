/// Business days, holidays, cut-offs and transit times.
@NullMarked
package dev.quayside.engine.sandbox.day;

import org.jspecify.annotations.NullMarked;
