/// Whether what was sent to a printer is on paper.
@NullMarked
package dev.quayside.engine.print.paper;

import org.jspecify.annotations.NullMarked;
