/// Files that other programs send to be printed: taken in, kept, and forgotten a week after they
/// were printed.
@NullMarked
package dev.quayside.engine.print.content;

import org.jspecify.annotations.NullMarked;
