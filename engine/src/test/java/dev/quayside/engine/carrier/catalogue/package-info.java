@NullMarked
package dev.quayside.engine.carrier.catalogue;

import org.jspecify.annotations.NullMarked;
