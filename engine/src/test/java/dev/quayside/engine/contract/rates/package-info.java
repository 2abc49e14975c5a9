/// Rates (docs/api/rates.md).
@NullMarked
package dev.quayside.engine.contract.rates;

import org.jspecify.annotations.NullMarked;
