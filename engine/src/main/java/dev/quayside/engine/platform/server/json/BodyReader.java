package dev.quayside.engine.platform.server.json;

/// Reads a request body into what the use case takes. It reports what is wrong to the fields'
/// {@link Fields#violations} and goes on, so that one answer names every violation; whatever it
/// returns after a violation is never used.
@FunctionalInterface
public interface BodyReader<T> {
  T read(Fields body);
}
