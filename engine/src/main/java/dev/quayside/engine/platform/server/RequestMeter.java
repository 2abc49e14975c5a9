package dev.quayside.engine.platform.server;

/// Counts answered requests. Streams are left out, since their duration says nothing.
@FunctionalInterface
public interface RequestMeter {

  /// Counts an answered request.
  ///
  /// @param method the HTTP method; for an unknown path a client may have invented it
  /// @param route as registered, such as `/v1/labels/:id`: never a path with an id in it
  void answered(String method, String route, int status, long nanos);
}
