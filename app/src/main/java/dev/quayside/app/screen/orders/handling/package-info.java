/// What a packer says of how many orders are shipped: weight, box, service, signature.
@NullMarked
package dev.quayside.app.screen.orders.handling;

import org.jspecify.annotations.NullMarked;
