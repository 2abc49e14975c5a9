@NullMarked
package dev.quayside.engine.carrier.address;

import org.jspecify.annotations.NullMarked;
