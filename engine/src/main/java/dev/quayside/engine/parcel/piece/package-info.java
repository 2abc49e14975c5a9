/// Shipments of several boxes under one master number.
@NullMarked
package dev.quayside.engine.parcel.piece;

import org.jspecify.annotations.NullMarked;
