/// The features' view of HTTP: routes to register, calls to read and replies to give.
@NullMarked
package dev.quayside.engine.platform.server.route;

import org.jspecify.annotations.NullMarked;
