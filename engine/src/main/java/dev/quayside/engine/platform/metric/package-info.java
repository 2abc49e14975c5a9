/// Counters and timers, recorded only once they are turned on.
@NullMarked
package dev.quayside.engine.platform.metric;

import org.jspecify.annotations.NullMarked;
