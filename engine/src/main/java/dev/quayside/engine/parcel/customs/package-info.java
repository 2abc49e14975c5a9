/// What is declared at a border.
@NullMarked
package dev.quayside.engine.parcel.customs;

import org.jspecify.annotations.NullMarked;
