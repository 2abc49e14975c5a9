/// A sample parcel.
@NullMarked
package dev.quayside.app.sample;

import org.jspecify.annotations.NullMarked;
