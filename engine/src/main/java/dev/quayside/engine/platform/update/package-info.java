/// Newer versions of this program: asked for, checked, told of. Nothing is installed.
@NullMarked
package dev.quayside.engine.platform.update;

import org.jspecify.annotations.NullMarked;
