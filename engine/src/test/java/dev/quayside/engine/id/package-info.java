@NullMarked
package dev.quayside.engine.id;

import org.jspecify.annotations.NullMarked;
