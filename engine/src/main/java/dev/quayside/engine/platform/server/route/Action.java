package dev.quayside.engine.platform.server.route;

/// Does what a request asks for.
@FunctionalInterface
public interface Action<T> {
  Reply act(Call call, T request);
}
