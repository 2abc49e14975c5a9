/// Parts every feature is built on. This package itself holds only their messages.
@NullMarked
package dev.quayside.engine.platform;

import org.jspecify.annotations.NullMarked;
