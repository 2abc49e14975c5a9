/// Tax numbers of the sender that a workspace keeps, and which declarations they are filled into.
@NullMarked
package dev.quayside.engine.parcel.taxid;

import org.jspecify.annotations.NullMarked;
