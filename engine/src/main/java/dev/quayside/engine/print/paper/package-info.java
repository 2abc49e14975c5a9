/// Whether a sent label is on paper.
@NullMarked
package dev.quayside.engine.print.paper;

import org.jspecify.annotations.NullMarked;
