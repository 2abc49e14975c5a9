@NullMarked
package dev.quayside.app;

import org.jspecify.annotations.NullMarked;
