/// Finding printers: those of this computer, by multicast DNS, and Zebras by their own broadcast.
@NullMarked
package dev.quayside.printing.discovery;

import org.jspecify.annotations.NullMarked;
