/// The Tracking screen: parcels under way, trouble first, and what to do about it.
@NullMarked
package dev.quayside.app.screen.tracking;

import org.jspecify.annotations.NullMarked;
