@NullMarked
package dev.quayside.printing.label.proof;

import org.jspecify.annotations.NullMarked;
