/// The desks of this installation: which there are, which of them are there, and which one this is.
@NullMarked
package dev.quayside.engine.platform.station;

import org.jspecify.annotations.NullMarked;
