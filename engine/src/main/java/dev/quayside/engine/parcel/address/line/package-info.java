/// How a line of an address is written: USPS Publication 28 and Canada Post's guidelines.
@NullMarked
package dev.quayside.engine.parcel.address.line;

import org.jspecify.annotations.NullMarked;
