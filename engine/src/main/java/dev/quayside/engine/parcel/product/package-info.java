/// The products of a shop by SKU, with the facts that customs and scales need.
@NullMarked
package dev.quayside.engine.parcel.product;

import org.jspecify.annotations.NullMarked;
