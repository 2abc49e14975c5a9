/// Addresses (docs/api/addresses.md).
@NullMarked
package dev.quayside.engine.contract.addresses;

import org.jspecify.annotations.NullMarked;
