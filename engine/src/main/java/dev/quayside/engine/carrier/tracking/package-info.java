/// Tracking: carriers' scans of a parcel and what they mean.
@NullMarked
package dev.quayside.engine.carrier.tracking;

import org.jspecify.annotations.NullMarked;
