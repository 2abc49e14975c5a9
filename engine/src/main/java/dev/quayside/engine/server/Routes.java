package dev.quayside.engine.server;

/// The endpoints of one feature.
@FunctionalInterface
public interface Routes {
  void register(RouteTable routes);
}
