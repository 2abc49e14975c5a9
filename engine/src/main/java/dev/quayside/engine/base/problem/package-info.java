/// What can go wrong, in words and codes a caller can act on.
@NullMarked
package dev.quayside.engine.base.problem;

import org.jspecify.annotations.NullMarked;
