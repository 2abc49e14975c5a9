@NullMarked
package dev.quayside.printing.document;

import org.jspecify.annotations.NullMarked;
