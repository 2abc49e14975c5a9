package dev.quayside.engine.platform.server.route;

/// The endpoints of one feature.
@FunctionalInterface
public interface Routes {
  void register(RouteTable routes);
}
