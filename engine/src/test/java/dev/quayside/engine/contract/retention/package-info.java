/// Retention (docs/api/retention.md).
@NullMarked
package dev.quayside.engine.contract.retention;

import org.jspecify.annotations.NullMarked;
