@NullMarked
package dev.quayside.engine.preset;

import org.jspecify.annotations.NullMarked;
