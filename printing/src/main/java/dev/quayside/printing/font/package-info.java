/// The bundled typefaces: coverage, advances and outlines, read without the AWT font system.
@NullMarked
package dev.quayside.printing.font;

import org.jspecify.annotations.NullMarked;
