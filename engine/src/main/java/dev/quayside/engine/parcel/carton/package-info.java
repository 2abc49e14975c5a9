/// What fits into which box, with the place of each piece: searched here, and judged by a check of
/// its own that knows nothing of the search.
@NullMarked
package dev.quayside.engine.parcel.carton;

import org.jspecify.annotations.NullMarked;
