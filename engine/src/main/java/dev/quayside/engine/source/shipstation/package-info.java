/// ShipStation's Custom Store form, which hundreds of carts serve: two calls at a URL of the shop.
@NullMarked
package dev.quayside.engine.source.shipstation;

import org.jspecify.annotations.NullMarked;
