/// Shops that orders come from: kept with their secrets, pulled, and told of parcels.
@NullMarked
package dev.quayside.engine.source;

import org.jspecify.annotations.NullMarked;
