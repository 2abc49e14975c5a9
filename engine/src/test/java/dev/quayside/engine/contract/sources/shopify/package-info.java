/// Shopify as a source of orders (docs/api/sources.md).
@NullMarked
package dev.quayside.engine.contract.sources.shopify;

import org.jspecify.annotations.NullMarked;
