/// Where parcels are.
@NullMarked
package dev.quayside.engine.tracking;

import org.jspecify.annotations.NullMarked;
