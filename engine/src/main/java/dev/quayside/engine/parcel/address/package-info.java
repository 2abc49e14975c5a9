/// Postal addresses and their checks.
@NullMarked
package dev.quayside.engine.parcel.address;

import org.jspecify.annotations.NullMarked;
