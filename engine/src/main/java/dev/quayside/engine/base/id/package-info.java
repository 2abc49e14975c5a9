/// Sortable identifiers.
@NullMarked
package dev.quayside.engine.base.id;

import org.jspecify.annotations.NullMarked;
