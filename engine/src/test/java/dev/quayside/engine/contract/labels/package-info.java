/// Labels (docs/api/labels.md).
@NullMarked
package dev.quayside.engine.contract.labels;

import org.jspecify.annotations.NullMarked;
