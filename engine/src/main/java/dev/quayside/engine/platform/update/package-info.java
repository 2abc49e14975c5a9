/// Newer versions of this program: looked up, verified and announced. Nothing is installed.
@NullMarked
package dev.quayside.engine.platform.update;

import org.jspecify.annotations.NullMarked;
