/// Tracking (docs/api/tracking.md).
@NullMarked
package dev.quayside.engine.contract.tracking;

import org.jspecify.annotations.NullMarked;
