@NullMarked
package dev.quayside.engine.retention;

import org.jspecify.annotations.NullMarked;
