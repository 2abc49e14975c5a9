/// Checks (docs/api/checks.md).
@NullMarked
package dev.quayside.engine.contract.checks;

import org.jspecify.annotations.NullMarked;
