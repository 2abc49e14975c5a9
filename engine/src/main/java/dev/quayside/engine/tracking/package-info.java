/// Tracking of parcels.
@NullMarked
package dev.quayside.engine.tracking;

import org.jspecify.annotations.NullMarked;
