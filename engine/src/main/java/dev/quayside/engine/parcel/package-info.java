/// Parcels, and what a parcel has: addresses, customs, presets, products.
@NullMarked
package dev.quayside.engine.parcel;

import org.jspecify.annotations.NullMarked;
