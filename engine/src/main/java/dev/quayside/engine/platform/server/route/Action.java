package dev.quayside.engine.platform.server.route;

/// Does the work of a request.
@FunctionalInterface
public interface Action<T> {
  Reply act(Call call, T request);
}
