/// What elements and renderers need of ZPL II: field data that cannot break out.
@NullMarked
package dev.quayside.printing.zpl;

import org.jspecify.annotations.NullMarked;
