/// Products (docs/api/products.md).
@NullMarked
package dev.quayside.engine.contract.products;

import org.jspecify.annotations.NullMarked;
