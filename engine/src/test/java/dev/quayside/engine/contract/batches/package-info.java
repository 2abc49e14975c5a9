/// Batches (docs/api/batches.md).
@NullMarked
package dev.quayside.engine.contract.batches;

import org.jspecify.annotations.NullMarked;
