@NullMarked
package dev.quayside.printing.label.text;

import org.jspecify.annotations.NullMarked;
