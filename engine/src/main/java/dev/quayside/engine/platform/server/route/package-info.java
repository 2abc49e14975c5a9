/// What features see of HTTP: the routes they register, the call they read and the reply they give.
@NullMarked
package dev.quayside.engine.platform.server.route;

import org.jspecify.annotations.NullMarked;
