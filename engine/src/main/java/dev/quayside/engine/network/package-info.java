/// Addresses of networks.
@NullMarked
package dev.quayside.engine.network;

import org.jspecify.annotations.NullMarked;
