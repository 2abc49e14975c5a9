/// What a sender may ask for beside the parcel itself: who pays, when it leaves, how it is
/// delivered, which of his numbers go with it.
@NullMarked
package dev.quayside.engine.parcel.option;

import org.jspecify.annotations.NullMarked;
