/// Layout against a target and the outputs: raster, PNG, ZPL and PDF.
@NullMarked
package dev.quayside.printing.render;

import org.jspecify.annotations.NullMarked;
