/// What is shipped, physically.
@NullMarked
package dev.quayside.engine.parcel;

import org.jspecify.annotations.NullMarked;
