/// What carriers have answered while the database could not take it.
@NullMarked
package dev.quayside.engine.platform.journal;

import org.jspecify.annotations.NullMarked;
