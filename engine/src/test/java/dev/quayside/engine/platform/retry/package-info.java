@NullMarked
package dev.quayside.engine.platform.retry;

import org.jspecify.annotations.NullMarked;
