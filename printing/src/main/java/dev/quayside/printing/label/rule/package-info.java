/// Straight rules.
@NullMarked
package dev.quayside.printing.label.rule;

import org.jspecify.annotations.NullMarked;
