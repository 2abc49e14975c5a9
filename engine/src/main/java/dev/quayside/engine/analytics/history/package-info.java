/// What was shipped: every parcel's journey, and the sums kept of them by day, carrier and lane.
@NullMarked
package dev.quayside.engine.analytics.history;

import org.jspecify.annotations.NullMarked;
