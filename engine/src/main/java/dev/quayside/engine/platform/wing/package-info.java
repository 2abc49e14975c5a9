/// What a wing says of itself to the engine it is part of: routes, chores, what runs.
@NullMarked
package dev.quayside.engine.platform.wing;

import org.jspecify.annotations.NullMarked;
