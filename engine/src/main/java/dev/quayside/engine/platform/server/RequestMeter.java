package dev.quayside.engine.platform.server;

/// Told of every request that was answered; of a stream only that it began is worth knowing, so it
/// is left out.
@FunctionalInterface
public interface RequestMeter {

  /// A request was answered.
  ///
  /// @param method as in HTTP, of a request nobody knows anything a client invented
  /// @param route as it is registered, such as `/v1/labels/:id`: never a path with an id in it
  void answered(String method, String route, int status, long nanos);
}
