/// Money as exact decimals: never floating point.
@NullMarked
package dev.quayside.engine.base.money;

import org.jspecify.annotations.NullMarked;
