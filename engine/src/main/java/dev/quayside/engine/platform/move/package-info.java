/// The move of a whole installation from its file into a PostgreSQL, and back.
@NullMarked
package dev.quayside.engine.platform.move;

import org.jspecify.annotations.NullMarked;
