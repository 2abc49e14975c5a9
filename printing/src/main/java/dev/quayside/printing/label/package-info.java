/// The label document and the contract of its elements.
@NullMarked
package dev.quayside.printing.label;

import org.jspecify.annotations.NullMarked;
