/// The labels of USPS, at home and abroad, and the customs form on them.
@NullMarked
package dev.quayside.printing.label.carrier.usps;

import org.jspecify.annotations.NullMarked;
