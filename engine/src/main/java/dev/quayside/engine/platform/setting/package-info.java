/// Values that are remembered between two starts.
@NullMarked
package dev.quayside.engine.platform.setting;

import org.jspecify.annotations.NullMarked;
