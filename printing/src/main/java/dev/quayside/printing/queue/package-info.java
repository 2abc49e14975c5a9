/// The print queue: one worker for each printer, and never a second copy by mistake.
@NullMarked
package dev.quayside.printing.queue;

import org.jspecify.annotations.NullMarked;
