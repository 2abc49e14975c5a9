/// Who asks, and for which workspace.
@NullMarked
package dev.quayside.engine.base.identity;

import org.jspecify.annotations.NullMarked;
