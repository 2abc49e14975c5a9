@NullMarked
package dev.quayside.printing.discovery;

import org.jspecify.annotations.NullMarked;
