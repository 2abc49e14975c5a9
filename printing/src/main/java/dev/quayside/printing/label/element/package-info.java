/// What labels and documents are made of: text, lines, boxes and images, placed on a sheet.
@NullMarked
package dev.quayside.printing.label.element;

import org.jspecify.annotations.NullMarked;
