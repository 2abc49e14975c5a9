/// What a parcel will probably take and cost, and which service to choose for it.
@NullMarked
package dev.quayside.engine.analytics.advice;

import org.jspecify.annotations.NullMarked;
