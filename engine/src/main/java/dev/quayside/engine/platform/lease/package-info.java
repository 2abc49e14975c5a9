/// Which of the engines that share a database live, and so whose work is whose.
@NullMarked
package dev.quayside.engine.platform.lease;

import org.jspecify.annotations.NullMarked;
