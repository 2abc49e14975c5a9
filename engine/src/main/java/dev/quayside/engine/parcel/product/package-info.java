/// What a shop sells, by SKU: what customs and scales want to know of it.
@NullMarked
package dev.quayside.engine.parcel.product;

import org.jspecify.annotations.NullMarked;
