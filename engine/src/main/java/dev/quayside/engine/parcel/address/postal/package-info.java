/// What is known offline about postal codes and the places they belong to, read on first use.
@NullMarked
package dev.quayside.engine.parcel.address.postal;

import org.jspecify.annotations.NullMarked;
