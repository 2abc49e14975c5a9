/// Shops on this machine: real servers that answer as the platforms do, and fail as they do.
@NullMarked
package dev.quayside.engine.source.doubles;

import org.jspecify.annotations.NullMarked;
