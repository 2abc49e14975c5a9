/// Tags (docs/api/tags.md).
@NullMarked
package dev.quayside.engine.contract.tags;

import org.jspecify.annotations.NullMarked;
