/// Barcode elements: Code 128, GS1-128, MaxiCode and PDF417.
@NullMarked
package dev.quayside.printing.label.barcode;

import org.jspecify.annotations.NullMarked;
