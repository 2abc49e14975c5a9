/// The page where a consignee sees where a parcel is, in the shop's own looks.
@NullMarked
package dev.quayside.engine.customer.trackingpage;

import org.jspecify.annotations.NullMarked;
