/// What each carrier's shipping label shows and where.
@NullMarked
package dev.quayside.printing.label.carrier;

import org.jspecify.annotations.NullMarked;
