/// The page on which a consignee follows a parcel, in the shop's branding.
@NullMarked
package dev.quayside.engine.customer.trackingpage;

import org.jspecify.annotations.NullMarked;
