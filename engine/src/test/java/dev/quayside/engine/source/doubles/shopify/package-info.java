/// A Shopify on this machine.
@NullMarked
package dev.quayside.engine.source.doubles.shopify;

import org.jspecify.annotations.NullMarked;
