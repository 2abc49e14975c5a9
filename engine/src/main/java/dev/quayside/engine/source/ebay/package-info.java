/// eBay, over its Fulfillment API.
@NullMarked
package dev.quayside.engine.source.ebay;

import org.jspecify.annotations.NullMarked;
