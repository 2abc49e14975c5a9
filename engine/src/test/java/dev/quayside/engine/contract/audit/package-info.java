/// Audit (docs/api/audit.md).
@NullMarked
package dev.quayside.engine.contract.audit;

import org.jspecify.annotations.NullMarked;
