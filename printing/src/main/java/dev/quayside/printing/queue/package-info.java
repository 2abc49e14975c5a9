/// The print queue: one worker for each printer, and never a blind second copy.
@NullMarked
package dev.quayside.printing.queue;

import org.jspecify.annotations.NullMarked;
