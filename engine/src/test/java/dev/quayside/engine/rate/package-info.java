@NullMarked
package dev.quayside.engine.rate;

import org.jspecify.annotations.NullMarked;
