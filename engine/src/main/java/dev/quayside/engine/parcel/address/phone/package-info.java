/// Telephone numbers as people write them.
@NullMarked
package dev.quayside.engine.parcel.address.phone;

import org.jspecify.annotations.NullMarked;
