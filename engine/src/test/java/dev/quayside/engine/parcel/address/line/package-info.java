/// Street lines.
@NullMarked
package dev.quayside.engine.parcel.address.line;

import org.jspecify.annotations.NullMarked;
