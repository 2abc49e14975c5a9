/// Files of other programs: what they are, whether they can be printed, and where.
@NullMarked
package dev.quayside.printing.file;

import org.jspecify.annotations.NullMarked;
