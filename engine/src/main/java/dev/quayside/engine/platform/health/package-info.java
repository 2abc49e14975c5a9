/// Whether this installation works, for the supervisor that keeps it running.
@NullMarked
package dev.quayside.engine.platform.health;

import org.jspecify.annotations.NullMarked;
