/// Shopify, over its Admin GraphQL API.
@NullMarked
package dev.quayside.engine.source.shopify;

import org.jspecify.annotations.NullMarked;
