/// Presets, and the other small lists a desk keeps (docs/api/presets.md).
@NullMarked
package dev.quayside.engine.contract.presets;

import org.jspecify.annotations.NullMarked;
