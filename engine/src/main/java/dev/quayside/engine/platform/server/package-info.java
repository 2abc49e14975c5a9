/// The HTTP side of the service: two listeners, the checks every request passes in order, and the
/// types features register their routes with.
///
/// Features depend on this package, never the other way round: the composition root hands their
/// {@link dev.quayside.engine.platform.server.route.Routes} in.
@NullMarked
package dev.quayside.engine.platform.server;

import org.jspecify.annotations.NullMarked;
