@NullMarked
package dev.quayside.engine.parcel.preset;

import org.jspecify.annotations.NullMarked;
