/// Lays documents out for a target and writes the outputs: raster, PNG, ZPL and PDF.
@NullMarked
package dev.quayside.printing.render;

import org.jspecify.annotations.NullMarked;
