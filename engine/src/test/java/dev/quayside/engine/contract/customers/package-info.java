/// Customers (docs/api/customers.md).
@NullMarked
package dev.quayside.engine.contract.customers;

import org.jspecify.annotations.NullMarked;
