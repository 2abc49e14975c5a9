/// What is counted and timed while somebody wants to know.
@NullMarked
package dev.quayside.engine.platform.metric;

import org.jspecify.annotations.NullMarked;
