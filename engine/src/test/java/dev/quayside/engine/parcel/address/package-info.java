/// Addresses, offline.
@NullMarked
package dev.quayside.engine.parcel.address;

import org.jspecify.annotations.NullMarked;
