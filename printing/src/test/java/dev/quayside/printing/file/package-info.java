@NullMarked
package dev.quayside.printing.file;

import org.jspecify.annotations.NullMarked;
