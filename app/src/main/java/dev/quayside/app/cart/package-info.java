/// The carts of pick lists as they stand, for every screen that packs from one.
@NullMarked
package dev.quayside.app.cart;

import org.jspecify.annotations.NullMarked;
