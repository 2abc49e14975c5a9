/// A parcel to try things with.
@NullMarked
package dev.quayside.app.sample;

import org.jspecify.annotations.NullMarked;
