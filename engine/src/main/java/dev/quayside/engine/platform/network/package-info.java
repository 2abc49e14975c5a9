/// Network addresses and the calls that may be made to them.
@NullMarked
package dev.quayside.engine.platform.network;

import org.jspecify.annotations.NullMarked;
