@NullMarked
package dev.quayside.printing.measure;

import org.jspecify.annotations.NullMarked;
