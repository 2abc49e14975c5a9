/// What a shop has set up in one workspace, taken over into another one.
@NullMarked
package dev.quayside.engine.copy;

import org.jspecify.annotations.NullMarked;
