/// Addresses of networks.
@NullMarked
package dev.quayside.engine.platform.network;

import org.jspecify.annotations.NullMarked;
