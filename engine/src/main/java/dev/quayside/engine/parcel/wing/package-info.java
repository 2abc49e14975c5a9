/// The front of wing `parcel`.
@NullMarked
package dev.quayside.engine.parcel.wing;

import org.jspecify.annotations.NullMarked;
