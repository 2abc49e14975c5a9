/// A simulated thermal printer, for practice.
@NullMarked
package dev.quayside.printing.printer.practice;

import org.jspecify.annotations.NullMarked;
