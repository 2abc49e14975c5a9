package dev.quayside.engine.server;

/// Does what a request asks for.
@FunctionalInterface
public interface Action<T> {
  Reply act(Call call, T request);
}
