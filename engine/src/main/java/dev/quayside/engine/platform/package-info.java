/// What every feature stands on; here only what it has to tell people.
@NullMarked
package dev.quayside.engine.platform;

import org.jspecify.annotations.NullMarked;
