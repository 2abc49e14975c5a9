/// Who asks, and for which workspace.
@NullMarked
package dev.quayside.engine.identity;

import org.jspecify.annotations.NullMarked;
