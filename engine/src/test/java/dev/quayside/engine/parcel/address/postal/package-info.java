/// The postal tables.
@NullMarked
package dev.quayside.engine.parcel.address.postal;

import org.jspecify.annotations.NullMarked;
