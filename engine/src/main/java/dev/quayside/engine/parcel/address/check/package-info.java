/// Checks whether an address can be true, and how it is written then: one rule set per country.
@NullMarked
package dev.quayside.engine.parcel.address.check;

import org.jspecify.annotations.NullMarked;
