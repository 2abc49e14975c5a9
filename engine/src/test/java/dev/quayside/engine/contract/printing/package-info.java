/// Printing (docs/api/printing.md).
@NullMarked
package dev.quayside.engine.contract.printing;

import org.jspecify.annotations.NullMarked;
