/// Whether this installation is well, for whoever keeps it running.
@NullMarked
package dev.quayside.engine.platform.health;

import org.jspecify.annotations.NullMarked;
