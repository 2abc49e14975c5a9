@NullMarked
package dev.quayside.engine;

import org.jspecify.annotations.NullMarked;
