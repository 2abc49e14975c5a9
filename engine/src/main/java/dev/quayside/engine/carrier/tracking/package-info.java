/// What carriers tell about a parcel under way: its scans and what they mean.
@NullMarked
package dev.quayside.engine.carrier.tracking;

import org.jspecify.annotations.NullMarked;
