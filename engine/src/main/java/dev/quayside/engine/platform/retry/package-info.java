/// When what failed is tried again, and the thread that looks for what is due.
@NullMarked
package dev.quayside.engine.platform.retry;

import org.jspecify.annotations.NullMarked;
