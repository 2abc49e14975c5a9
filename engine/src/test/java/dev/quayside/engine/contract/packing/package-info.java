/// Packing (docs/api/packing.md).
@NullMarked
package dev.quayside.engine.contract.packing;

import org.jspecify.annotations.NullMarked;
