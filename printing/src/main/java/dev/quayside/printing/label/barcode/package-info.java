/// Barcode elements: Code 128, GS1-128, Data Matrix, MaxiCode and PDF417.
@NullMarked
package dev.quayside.printing.label.barcode;

import org.jspecify.annotations.NullMarked;
