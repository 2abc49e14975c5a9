/// WooCommerce, over its REST API wc/v3.
@NullMarked
package dev.quayside.engine.source.woocommerce;

import org.jspecify.annotations.NullMarked;
