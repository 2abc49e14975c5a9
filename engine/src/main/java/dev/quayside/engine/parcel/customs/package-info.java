/// Customs declarations.
@NullMarked
package dev.quayside.engine.parcel.customs;

import org.jspecify.annotations.NullMarked;
