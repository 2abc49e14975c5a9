/// What makes a new process answer its first requests as fast as the later ones.
@NullMarked
package dev.quayside.engine.warmup;

import org.jspecify.annotations.NullMarked;
