@NullMarked
package dev.quayside.printing.render;

import org.jspecify.annotations.NullMarked;
