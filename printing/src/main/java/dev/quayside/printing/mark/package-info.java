/// What a label is made of after layout: a closed set of marks on the dot grid.
@NullMarked
package dev.quayside.printing.mark;

import org.jspecify.annotations.NullMarked;
