@NullMarked
package dev.quayside.printing.zpl;

import org.jspecify.annotations.NullMarked;
