/// The history of shipping: the journey of every parcel, and the sums of them by day, carrier and
/// lane.
@NullMarked
package dev.quayside.engine.analytics.history;

import org.jspecify.annotations.NullMarked;
