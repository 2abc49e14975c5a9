/// Money as exact decimals: never floating point.
@NullMarked
package dev.quayside.engine.money;

import org.jspecify.annotations.NullMarked;
