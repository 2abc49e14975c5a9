package dev.quayside.engine.platform.server;

/// Does what a request asks for.
@FunctionalInterface
public interface Action<T> {
  Reply act(Call call, T request);
}
