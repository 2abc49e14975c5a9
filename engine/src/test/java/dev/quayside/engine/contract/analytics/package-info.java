/// Analytics (docs/api/analytics.md).
@NullMarked
package dev.quayside.engine.contract.analytics;

import org.jspecify.annotations.NullMarked;
