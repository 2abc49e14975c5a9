/// Invoices (docs/api/invoices.md).
@NullMarked
package dev.quayside.engine.contract.invoices;

import org.jspecify.annotations.NullMarked;
