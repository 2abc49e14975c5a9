/// The boxes a shop packs in, by name.
@NullMarked
package dev.quayside.engine.parcel.preset;

import org.jspecify.annotations.NullMarked;
