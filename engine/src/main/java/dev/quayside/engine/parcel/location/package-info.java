/// The addresses a workspace ships from.
@NullMarked
package dev.quayside.engine.parcel.location;

import org.jspecify.annotations.NullMarked;
