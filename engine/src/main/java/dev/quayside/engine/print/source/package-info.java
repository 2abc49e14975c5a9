/// What can be printed, and how it becomes what a printer is sent.
@NullMarked
package dev.quayside.engine.print.source;

import org.jspecify.annotations.NullMarked;
