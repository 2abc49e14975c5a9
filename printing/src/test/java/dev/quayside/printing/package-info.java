@NullMarked
package dev.quayside.printing;

import org.jspecify.annotations.NullMarked;
