/// Composition of labels and pages in mils and points.
@NullMarked
package dev.quayside.printing.label.sheet;

import org.jspecify.annotations.NullMarked;
