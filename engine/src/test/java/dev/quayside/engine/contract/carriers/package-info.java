/// Carriers (docs/api/carriers.md).
@NullMarked
package dev.quayside.engine.contract.carriers;

import org.jspecify.annotations.NullMarked;
