/// Whether an address can be true, and how it is written when it is: one rule set a country.
@NullMarked
package dev.quayside.engine.parcel.address.check;

import org.jspecify.annotations.NullMarked;
